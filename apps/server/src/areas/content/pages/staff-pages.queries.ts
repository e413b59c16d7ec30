import type { PageName } from '@dukan/domain/base/addresses/addresses.ts';
import type {
	PageRevisionWire,
	PageTextsWire,
	StaffPageRowWire,
	StaffPageWire,
} from '@dukan/domain/content/pages/staff-pages.api.ts';
import type { Database } from '../../../platform/database/database.ts';

export async function listStaffPages(db: Database): Promise<StaffPageRowWire[]> {
	const rows = await db
		.selectFrom('pages')
		.select(['name', 'title_en', 'title_ru', 'title_tm', 'updated_at'])
		.orderBy('name')
		.execute();
	return rows.map(({ updated_at, name, ...row }) => ({
		...row,
		name: name as PageName,
		updatedAt: updated_at.toISOString(),
	}));
}

const TEXTS = ['title_en', 'title_ru', 'title_tm', 'body_en', 'body_ru', 'body_tm'] as const;

export async function findStaffPage(
	db: Database,
	name: PageName,
	{ lock = false } = {},
): Promise<StaffPageWire | undefined> {
	const row = await db
		.selectFrom('pages')
		.select([...TEXTS, 'updated_at'])
		.where('name', '=', name)
		.$if(lock, (query) => query.forUpdate())
		.executeTakeFirst();
	if (!row) return undefined;
	const { updated_at, ...texts } = row;
	return { ...texts, name, updatedAt: updated_at.toISOString() };
}

export async function updatePage(
	trx: Database,
	name: PageName,
	texts: PageTextsWire,
	now: Date,
): Promise<void> {
	await trx
		.updateTable('pages')
		.set({ ...texts, updated_at: now })
		.where('name', '=', name)
		.execute();
}

/** How many revisions are listed. */
const MAX_REVISIONS = 100;

export async function listPageRevisions(db: Database, name: PageName): Promise<PageRevisionWire[]> {
	const rows = await db
		.selectFrom('page_revisions as r')
		.leftJoin('staff_accounts as a', 'a.id', 'r.staff_id')
		.select(['r.id', 'r.at', 'r.staff_id', 'a.name'])
		.select(TEXTS.map((column) => `r.${column}` as const))
		.where('r.page', '=', name)
		.orderBy('r.id', 'desc')
		.limit(MAX_REVISIONS)
		.execute();
	return rows.map(({ staff_id, name: staffName, at, ...row }) => ({
		...row,
		at: at.toISOString(),
		staff: staff_id === null ? null : { id: staff_id, name: staffName ?? '' },
	}));
}

export async function hasRevisions(trx: Database, name: PageName): Promise<boolean> {
	const row = await trx.selectFrom('page_revisions').select('id').where('page', '=', name).executeTakeFirst();
	return row !== undefined;
}

export async function insertRevision(
	trx: Database,
	revision: { page: PageName; at: Date; staffId: number | null; texts: PageTextsWire },
): Promise<void> {
	const { page, at, staffId, texts } = revision;
	await trx
		.insertInto('page_revisions')
		.values({ page, at, staff_id: staffId, ...texts })
		.execute();
}

export async function findRevision(
	trx: Database,
	id: number,
): Promise<{ page: PageName; texts: PageTextsWire } | undefined> {
	const row = await trx
		.selectFrom('page_revisions')
		.select(['page', ...TEXTS])
		.where('id', '=', id)
		.executeTakeFirst();
	if (!row) return undefined;
	const { page, ...texts } = row;
	return { page: page as PageName, texts };
}
