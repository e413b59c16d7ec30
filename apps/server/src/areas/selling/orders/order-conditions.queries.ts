import { phoneDigits } from '@dukan/domain/base/text/phone.ts';
import { nameVariants } from '@dukan/domain/goods/search/name-variants.ts';
import { plainSerial } from '@dukan/domain/goods/serials/serial-rules.ts';
import type { StaffOrdersQuery } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { type RawBuilder, sql } from 'kysely';
import { deskFigures } from './desk-figures.queries.ts';

type OrderFilter = Omit<StaffOrdersQuery, 'sort' | 'limit' | 'offset'>;

/** DESK-08: the conditions of a list or a sheet of orders (alias `o`). */
export function orderConditions(filter: OrderFilter, now: Date): RawBuilder<unknown> {
	const all = [
		filter.status && sql`o.status = ${filter.status}`,
		filter.due && deskFigures(now)[filter.due],
		filter.delivery && sql`o.delivery = ${filter.delivery}`,
		filter.payment && sql`o.payment = ${filter.payment}`,
		filter.channel && sql`o.channel = ${filter.channel}`,
		filter.region &&
			sql`o.district_id in (select d.id from districts d where d.region_id = ${filter.region})`,
		filter.courier && sql`o.courier_id = ${filter.courier}`,
		filter.from && sql`o.created_at >= ${filter.from}::date::timestamp at time zone 'Asia/Ashgabat'`,
		filter.to && sql`o.created_at < (${filter.to}::date + 1)::timestamp at time zone 'Asia/Ashgabat'`,
		filter.day && sql`o.delivery_date = ${filter.day}::date`,
		filter.q && matches(filter.q.trim()),
	].filter((condition) => typeof condition === 'object');
	return all.length > 0 ? sql`where ${sql.join(all, sql` and `)}` : sql``;
}

/** Matches the country code and the first digit of a number that is being typed, such as "+993 6" or "00993 6". */
const WHOLE_PREFIX = /^\s*(?:\+|00)993\s*6/;

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/**
 * Searches by order number as it is read out on the phone, beginning or end of a phone, part of a name in either alphabet, part
 * of a product's name, or serial number of a piece.
 */
function matches(typed: string): RawBuilder<unknown> {
	const number = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
	const dashed = number.length === 8 ? `${number.slice(0, 4)}-${number.slice(4)}` : '';
	const digits = phoneDigits(typed.replace(WHOLE_PREFIX, ''));
	const isPhone = digits.length >= 3 && /^[\d\s()+-]+$/.test(typed);
	const names = nameVariants(typed).map(
		(variant) => sql`name_key(o.name) like '%' || name_key(${escaped(variant)}) || '%'`,
	);
	const ways = [
		sql`o.number = ${dashed}`,
		sql`o.id in (select e.order_id from serial_events e join serial_numbers n on n.id = e.serial_id
			where n.number = ${plainSerial(typed)})`,
		...(isPhone
			? [sql`o.phone like ${`${digits}%`}`, sql`reverse(o.phone) like reverse(${digits}) || '%'`]
			: names),
		isPhone
			? sql`o.id in (select l.order_id from order_lines l where l.product_id = ${Number(digits)})`
			: sql`o.id in (select l.order_id from order_lines l join product_names n on n.product_id = l.product_id
				where n.parts like ${`%${escaped(typed.toLowerCase())}%`})`,
	];
	return sql`o.id in (${sql.join(
		ways.map((way) => sql`select o.id from orders o where ${way}`),
		sql` union all `,
	)})`;
}
