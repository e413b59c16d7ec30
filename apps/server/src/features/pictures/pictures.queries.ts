import type { PictureKind } from '@dukan/domain/pictures/picture-kinds.ts';
import type { Database } from '../../platform/database/database.ts';

/** A drawing as text; an upload, which lies in the originals folder, as nothing. */
export async function findPicture(
	db: Database,
	file: string,
	kind: PictureKind,
): Promise<{ svg: string | null } | undefined> {
	return db
		.selectFrom('pictures')
		.select('svg')
		.where('file', '=', file)
		.where('kind', '=', kind)
		.executeTakeFirst();
}

/** The name is a hash of the content: the same picture uploaded again has the same name. */
export async function insertUpload(db: Database, file: string, kind: PictureKind): Promise<void> {
	await db
		.insertInto('pictures')
		.values({ file, kind, svg: null })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}
