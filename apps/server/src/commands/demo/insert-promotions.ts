import { sql } from 'kysely';
import { openDatabase } from '../../platform/database/database.ts';

/** PRICE-03: two that a code brings, and one that applies by itself once staff turn it on. */
const PROMOTIONS = [
	{
		name_en: 'Welcome: 10 % off from 500 manat',
		name_ru: 'Добро пожаловать: 10 % от 500 манат',
		name_tm: 'Hoş geldiňiz: 500 manatdan 10 %',
		kind: 'percent',
		percent: 10,
		minimum_tenge: 50_000,
		uses_per_person: 1,
		code: 'DUKAN2026',
	},
	{
		name_en: 'Free delivery',
		name_ru: 'Бесплатная доставка',
		name_tm: 'Mugt eltip bermek',
		kind: 'free_delivery',
		uses_limit: 100,
		code: 'MUGTELTIP',
	},
	{
		name_en: 'First order: 20 manat off',
		name_ru: 'Первый заказ: скидка 20 манат',
		name_tm: 'Birinji sargyt: 20 manat arzanladyş',
		kind: 'amount',
		amount_tenge: 2000,
		first_order: true,
		active: false,
	},
];

/** Once: what is there already is left alone. */
export async function fillDemoPromotions(databaseUrl: string): Promise<void> {
	const db = openDatabase(databaseUrl, console.error);
	await sql`with demo as (
			select * from jsonb_to_recordset(${JSON.stringify(PROMOTIONS)}::jsonb) as demo (name_en text, name_ru text,
				name_tm text, kind text, percent integer, amount_tenge integer, minimum_tenge integer, first_order boolean,
				active boolean, uses_limit integer, uses_per_person integer, code text)
			where not exists (select from promotions)
		), added as (
			insert into promotions (name_en, name_ru, name_tm, kind, percent, amount_tenge, minimum_tenge, first_order, active,
				uses_limit, uses_per_person, by_code)
			select name_en, name_ru, name_tm, kind, percent, amount_tenge, coalesce(minimum_tenge, 0),
				coalesce(first_order, false), coalesce(active, true), uses_limit, uses_per_person, code is not null from demo
			returning id, name_en
		)
		insert into promotion_codes (promotion_id, code)
		select added.id, demo.code from added join demo using (name_en) where demo.code is not null`
		.execute(db)
		.finally(() => db.destroy());
}
