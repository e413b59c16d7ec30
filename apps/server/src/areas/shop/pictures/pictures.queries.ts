import type { PictureKind } from '@dukan/domain/shop/pictures/picture-kinds.ts';
import type { Database } from '../../../platform/database/database.ts';

export async function hasPicture(db: Database, file: string, kind: PictureKind): Promise<boolean> {
	const found = await db
		.selectFrom('pictures')
		.select('file')
		.where('file', '=', file)
		.where('kind', '=', kind)
		.executeTakeFirst();
	return found !== undefined;
}

/** The name is a hash of the content, so the same picture uploaded again has the same name. */
export async function insertPicture(db: Database, file: string, kind: PictureKind): Promise<void> {
	await db
		.insertInto('pictures')
		.values({ file, kind })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

export async function deletePicturesOtherThan(trx: Database, kind: PictureKind): Promise<void> {
	await trx.deleteFrom('pictures').where('kind', '<>', kind).execute();
}
