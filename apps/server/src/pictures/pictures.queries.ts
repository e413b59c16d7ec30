import type { Database } from '../platform/database/database.ts';

export async function findOriginal(
	db: Database,
	file: string,
	kind: 'product' | 'banner',
): Promise<{ svg: string } | undefined> {
	const row = await db
		.selectFrom('pictures')
		.select('svg')
		.where('file', '=', file)
		.where('kind', '=', kind)
		.executeTakeFirst();
	return row?.svg ? { svg: row.svg } : undefined;
}
