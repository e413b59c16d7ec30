import { MAX_ID } from '@dukan/domain/base/addresses/addresses.ts';
import { isPhone, phoneDigits } from '@dukan/domain/base/text/phone.ts';
import { nameVariants } from '@dukan/domain/goods/search/name-variants.ts';
import type {
	CustomerOrderWire,
	CustomerRowWire,
	CustomersQuery,
	CustomerWire,
} from '@dukan/domain/running/customers/staff-customers.api.ts';
import { shownPhone } from '@dukan/domain/staff/access/shown-phone.ts';
import { type StaffRight, staffMay } from '@dukan/domain/staff/access/staff-rights.ts';
import type { StaffPage } from '@dukan/domain/staff/team/staff.api.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';
import { withMoreWorkMem } from '../../../platform/database/with-more-work-mem.ts';

/**
 * The sums of a customer's orders that are not cancelled; `spent` counts those that were handed out, less
 * refunds.
 */
const TOTALS = sql`count(*)::integer as orders,
	coalesce(sum((total_tenge - refunded_tenge)::float8) filter (where status = 'completed'), 0) as spent`;

const ORDERS: Readonly<Record<CustomersQuery['sort'], RawBuilder<unknown>>> = {
	registered: sql`u.created_at, u.id`,
	'-registered': sql`u.created_at desc, u.id desc`,
	name: sql`u.name collate turkmen, u.id`,
	'-name': sql`u.name collate turkmen desc, u.id desc`,
	orders: sql`coalesce(t.orders, 0), u.id`,
	'-orders': sql`coalesce(t.orders, 0) desc, u.id desc`,
	spent: sql`coalesce(t.spent, 0), u.id`,
	'-spent': sql`coalesce(t.spent, 0) desc, u.id desc`,
};

type Row = Omit<CustomerRowWire, 'phone'> & { phone: string };

const COLUMNS = sql`u.id, u.name, u.phone, ${isoMoment('u.created_at')} as "registeredAt",
	coalesce(t.orders, 0) as orders, coalesce(t.spent, 0) as "spentTenge", u.banned`;

/** Adds up only the orders of the customers on the page, unless the list is sorted by orders or money. */
export async function listCustomers(
	db: Database,
	filter: CustomersQuery,
	rights: readonly StaffRight[],
): Promise<StaffPage<CustomerRowWire>> {
	const conditions = [
		filter.q && matching(filter.q, rights),
		filter.banned === 'yes' && sql`u.banned`,
		filter.banned === 'no' && sql`not u.banned`,
	].filter((condition) => typeof condition === 'object');
	const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
	const order = ORDERS[filter.sort];
	const page = sql`order by ${order} limit ${filter.limit} offset ${filter.offset}`;
	const [rows, counted] = await Promise.all([
		/orders|spent/.test(filter.sort)
			? withMoreWorkMem(db, (trx) => listBySales(trx, filter, where))
			: sql<Row>`select ${COLUMNS} from (select * from users u ${where} ${page}) u
				left join lateral (select ${TOTALS} from orders where user_id = u.id and status <> 'cancelled') t on true
				order by ${order}`
					.execute(db)
					.then((found) => found.rows),
		sql<{ count: number }>`select count(*)::integer as count from users u ${where}`.execute(db),
	]);
	return {
		rows: rows.map((row) => ({ ...row, phone: shownPhone(rights, row.phone) })),
		count: counted.rows[0]?.count ?? 0,
	};
}

/**
 * Sorts by orders or money. All customers who have some stand above all who have none, so most pages need
 * only one of the two groups.
 */
async function listBySales(
	trx: Database,
	filter: CustomersQuery,
	where: RawBuilder<unknown>,
): Promise<Row[]> {
	const order = ORDERS[filter.sort];
	const page = sql`${where} order by ${order} limit ${filter.limit} offset ${filter.offset}`;
	const totals = sql`(select user_id, ${TOTALS} from orders where status <> 'cancelled' group by user_id) t`;
	const ask = async (ids: RawBuilder<unknown>) =>
		(
			await sql<Row>`select ${COLUMNS} from (${ids}) t join users u on u.id = t.id order by ${order}`.execute(
				trx,
			)
		).rows;
	const withSome = (measure: RawBuilder<unknown>) =>
		sql`select u.id, t.orders, t.spent from users u join ${totals} on t.user_id = u.id and ${measure} > 0 ${page}`;
	const kinds: Partial<Record<CustomersQuery['sort'], RawBuilder<unknown>>> = {
		'-orders': withSome(sql`t.orders`),
		'-spent': withSome(sql`t.spent`),
		orders: sql`select u.id, t.orders, t.spent from users u
			join (select 0 as orders, 0::float8 as spent) t
				on not exists (select from orders o where o.user_id = u.id and o.status <> 'cancelled') ${page}`,
	};
	const kind = kinds[filter.sort];
	const some = kind ? await ask(kind) : [];
	if (some.length === filter.limit) return some;
	return ask(
		sql`select u.id, t.orders, t.spent from users u left join ${totals} on t.user_id = u.id ${page}`,
	);
}

/**
 * Searches by phone in any format, customer id, or part of a name in either alphabet. A member who may not
 * see phones must type a complete phone: with parts they could find out the rest, digit by digit.
 */
function matching(typed: string, rights: readonly StaffRight[]): RawBuilder<unknown> {
	const digits = typed.replaceAll(/\D/g, '');
	if (digits === '' || /\p{L}/u.test(typed)) {
		const names = nameVariants(typed.trim()).map(
			(variant) =>
				sql`u.name_key like '%' || regexp_replace(name_key(${variant}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`,
		);
		return sql`(${sql.join(names, sql` or `)})`;
	}
	const phone = phoneDigits(typed);
	const ways: RawBuilder<unknown>[] = [];
	if (isPhone(phone) && digits.endsWith(phone)) ways.push(sql`u.phone = ${phone}`);
	else if (staffMay(rights, 'seePhones') && digits.length < 7) ways.push(sql`u.phone like ${`%${digits}%`}`);
	if (Number(digits) <= MAX_ID) ways.push(sql`u.id = ${Number(digits)}`);
	return ways.length > 0 ? sql`(${sql.join(ways, sql` or `)})` : sql`false`;
}

type StoredCustomer = Omit<CustomerWire, 'trust' | 'addresses'>;

export async function findCustomer(
	db: Database,
	id: number,
	rights: readonly StaffRight[],
): Promise<StoredCustomer | undefined> {
	const { rows } =
		await sql<StoredCustomer>`select ${COLUMNS}, u.email, u.address, u.language, u.ban_note as "banNote"
		from users u
		left join lateral (select ${TOTALS} from orders where user_id = u.id and status <> 'cancelled') t on true
		where u.id = ${id}`.execute(db);
	const [customer] = rows;
	return customer && { ...customer, phone: shownPhone(rights, customer.phone) };
}

/** Lists the newest orders first, including cancelled ones. */
export async function listCustomerOrders(
	db: Database,
	userId: number,
	{ limit, offset }: { limit: number; offset: number },
): Promise<StaffPage<CustomerOrderWire>> {
	const [{ rows }, counted] = await Promise.all([
		sql<CustomerOrderWire>`select id, number, ${isoMoment('created_at')} as "createdAt", status,
				total_tenge::float8 as "totalTenge"
			from orders where user_id = ${userId} order by id desc limit ${limit} offset ${offset}`.execute(db),
		sql<{ count: number }>`select count(*)::integer as count from orders where user_id = ${userId}`.execute(
			db,
		),
	]);
	return { rows, count: counted.rows[0]?.count ?? 0 };
}

export async function listOpenOrders(db: Database, userId: number): Promise<number[]> {
	const { rows } = await sql<{ id: number }>`select id from orders where user_id = ${userId}
		and status in ('pending', 'accepted', 'on_delivery') order by id`.execute(db);
	return rows.map(({ id }) => id);
}
