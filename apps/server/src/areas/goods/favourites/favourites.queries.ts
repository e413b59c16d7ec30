import type { FavouriteWire } from '@dukan/domain/goods/favourites/favourites.api.ts';
import { MAX_FAVOURITES } from '@dukan/domain/goods/favourites/sync.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';
import { productColumns, products, rowsOf } from '../products/products.queries.ts';

export function listFavourites(db: Database, userId: number): Promise<FavouriteWire[]> {
	return rowsOf(
		db,
		sql<FavouriteWire>`select ${productColumns}, (f.saved_price_tenge / 100.0)::float8 as saved_price,
				${isoMoment('f.saved_at')} as saved_at
			from favourites f join ${products} on p.id = f.product_id and p.published
			where f.user_id = ${userId}
			order by f.saved_at desc, f.product_id desc`,
	);
}

/**
 * FAV-01: adds favourites. A product that is one already keeps its saved price and time, and an unknown
 * product is left out.
 */
export async function addFavourites(
	db: Database,
	userId: number,
	productIds: readonly number[],
	now: Date,
): Promise<void> {
	await sql`insert into favourites (user_id, product_id, saved_price_tenge, saved_at)
		select ${userId}, p.id, piece_price_tenge(p), ${now}
		from unnest(${productIds}::integer[]) with ordinality as asked (id, place)
		join products p on p.id = asked.id and p.published
		where not exists (select from favourites f where f.user_id = ${userId} and f.product_id = p.id)
		order by asked.place
		limit greatest(0, ${MAX_FAVOURITES} - (select count(*) from favourites where user_id = ${userId}))
		on conflict do nothing`.execute(db);
}

export async function removeFavourites(
	db: Database,
	userId: number,
	productIds: readonly number[],
): Promise<void> {
	await sql`delete from favourites where user_id = ${userId} and product_id = any (${productIds}::integer[])`.execute(
		db,
	);
}

export async function clearFavourites(db: Database, userId: number): Promise<void> {
	await sql`delete from favourites where user_id = ${userId}`.execute(db);
}
