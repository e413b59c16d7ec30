import type { PageName } from '@dukan/domain/base/addresses/addresses.ts';
import {
	type PageRevisionWire,
	type PageTextsWire,
	pageTextFields,
	type StaffPageRowWire,
	type StaffPageWire,
	staffPageRowWire,
} from '@dukan/domain/content/pages/staff-pages.api.ts';
import { sql } from 'kysely';
import { selectFields, toColumns } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';

const TEXTS = selectFields(pageTextFields);
const UPDATED_AT = sql`${isoMoment('updated_at')} as "updatedAt"`;
const { updatedAt: _updatedAt, ...plainFields } = staffPageRowWire.properties;

export async function listStaffPages(db: Database): Promise<StaffPageRowWire[]> {
	const { rows } = await sql<StaffPageRowWire>`select ${selectFields(plainFields)}, ${UPDATED_AT}
		from pages order by name`.execute(db);
	return rows;
}

export async function findStaffPage(
	db: Database,
	name: PageName,
	{ lock = false } = {},
): Promise<StaffPageWire | undefined> {
	const { rows } = await sql<StaffPageWire>`select name, ${TEXTS}, ${UPDATED_AT}
		from pages where name = ${name} ${lock ? sql`for update` : sql``}`.execute(db);
	return rows[0];
}

export async function updatePage(
	trx: Database,
	name: PageName,
	texts: PageTextsWire,
	now: Date,
): Promise<void> {
	await trx
		.updateTable('pages')
		.set({ ...toColumns(texts), updated_at: now })
		.where('name', '=', name)
		.execute();
}

/** At most this many revisions are listed. */
const MAX_REVISIONS = 100;

export async function listPageRevisions(db: Database, name: PageName): Promise<PageRevisionWire[]> {
	const { rows } = await sql<PageRevisionWire>`select r.id, ${isoMoment('r.at')} as at, ${TEXTS},
			case when a.id is not null then json_build_object('id', a.id, 'name', a.name) end as staff
		from page_revisions r left join staff_accounts a on a.id = r.staff_id
		where r.page = ${name} order by r.id desc limit ${MAX_REVISIONS}`.execute(db);
	return rows;
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
		.values({ page, at, staff_id: staffId, ...toColumns(texts) })
		.execute();
}

export async function findRevision(
	trx: Database,
	id: number,
): Promise<{ page: PageName; texts: PageTextsWire } | undefined> {
	const { rows } = await sql<PageTextsWire & { page: PageName }>`select page, ${TEXTS}
		from page_revisions where id = ${id}`.execute(trx);
	const [row] = rows;
	if (!row) return undefined;
	const { page, ...texts } = row;
	return { page, texts };
}
