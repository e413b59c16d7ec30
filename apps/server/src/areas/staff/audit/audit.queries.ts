import type { Language } from '@dukan/domain/base/language/language.ts';
import type { AuditEntryWire, AuditQuery, StaffPage } from '@dukan/domain/staff/team/staff.api.ts';
import { type RawBuilder, sql } from 'kysely';
import { clockTime } from '../../../platform/database/clock-time.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';

/** Entries are counted up to this number, because no one pages further. */
const MAX_COUNT = 10_000;

function nameIn(language: Language): RawBuilder<string> {
	return sql`coalesce(nullif(${sql.ref(`name_${language}`)}, ''), name_en)`;
}

/**
 * Returns the row before or after a change. An account of staff shows the name of its role in place of the
 * key.
 */
function rowIn(language: Language, row: RawBuilder<unknown>): RawBuilder<unknown> {
	return sql`${row} || case when l.subject = 'staff_accounts' then coalesce((select
		jsonb_build_object('role', ${nameIn(language)}) from staff_roles where key = ${row} ->> 'role'), '{}') else '{}' end`;
}

/** Returns the name of the changed thing, in the reader's language if there are several. */
function aboutIn(language: Language): RawBuilder<unknown> {
	const name = nameIn(language);
	return sql`case
	when l.subject in ('staff_accounts', 'staff_links', 'staff_sign_ins', 'staff_pins')
		then (select name from staff_accounts where id = l.key::integer)
	when l.subject = 'staff_roles' then (select ${name} from staff_roles where key = l.key)
	when l.subject = 'users' then (select name from users where id = l.key::integer)
	when l.subject in ('products', 'product_stock', 'product_attributes', 'product_pictures') then (select ${name} from products where id = split_part(l.key, ' ', 1)::integer)
	when l.subject = 'categories' then (select ${name} from categories where id = l.key::integer)
	when l.subject = 'brands' then (select name from brands where id = l.key::integer)
	when l.subject in ('orders', 'order_lines') then
		(select number from orders where id = split_part(l.key, ' ', 1)::integer)
	when l.subject = 'delivery_zones' then (select ${name} from delivery_zones where code = l.key)
	when l.subject = 'districts' then (select ${name} from districts where id = l.key::integer)
	when l.subject = 'delivery_slots' then
		(select ${clockTime('from_time')} || '–' || ${clockTime('to_time')} from delivery_slots where id = l.key::integer) end`;
}

export async function listAudit(
	db: Database,
	filter: AuditQuery,
	language: Language,
): Promise<StaffPage<AuditEntryWire>> {
	const conditions = [
		filter.staff && sql`l.staff_id = ${filter.staff}`,
		filter.subject && sql`l.subject = ${filter.subject}`,
		filter.key && sql`l.key = ${filter.key}`,
		filter.from && sql`l.at >= ${filter.from}::date::timestamp at time zone 'Asia/Ashgabat'`,
		filter.to && sql`l.at < (${filter.to}::date + 1)::timestamp at time zone 'Asia/Ashgabat'`,
		filter.text &&
			sql`(strpos(lower(l.before::text), lower(${filter.text})) > 0 or strpos(lower(l.after::text), lower(${filter.text})) > 0)`,
	].filter((condition) => typeof condition === 'object');
	const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
	const [{ rows }, counted] = await Promise.all([
		sql<AuditEntryWire>`select l.id::float8 as id, ${isoMoment('l.at')} as at,
				json_build_object('id', a.id, 'name', a.name) as staff, l.subject, l.key, ${aboutIn(language)} as about, l.action,
				${rowIn(language, sql`l.before`)} as before, ${rowIn(language, sql`l.after`)} as after, l.batch
			from audit_log l join staff_accounts a on a.id = l.staff_id ${where}
			order by l.id desc limit ${filter.limit} offset ${filter.offset}`.execute(db),
		sql<{ count: number }>`select count(*)::integer as count
			from (select from audit_log l ${where} limit ${MAX_COUNT}) found`.execute(db),
	]);
	return { rows, count: counted.rows[0]?.count ?? 0 };
}

export async function listAuditSubjects(db: Database): Promise<string[]> {
	const rows = await db.selectFrom('audit_log').select('subject').distinct().orderBy('subject').execute();
	return rows.map(({ subject }) => subject);
}
