import type { Names } from '@dukan/domain/goods/search/read-names.ts';
import type { FacetNames, Named, ShopWords } from '@dukan/listing-index/words/meaning.ts';
import type { NamedProduct } from '@dukan/listing-index/words/search-dictionary.ts';
import type pg from 'pg';
import { copyRows, readIntegers, readText } from '../../../platform/database/copy-rows.ts';

const SELECT_NAMES = `select l.product_id, l.brand_id, l.facet_ids, p.name_en, p.name_ru, p.name_tm
	from product_listings l join products p on p.id = l.product_id`;

/** Calls back for each product that is sold. */
export function eachName(
	client: pg.ClientBase,
	onName: (productId: number, product: NamedProduct) => void,
): Promise<void> {
	const facetIds: number[] = [];
	return copyRows(client, SELECT_NAMES, (bytes, columns) => {
		const text = (column: number) => readText(bytes, columns[column] ?? 0);
		readIntegers(facetIds, bytes, columns[2] ?? 0);
		onName(bytes.readInt32BE(columns[0]), {
			brandId: bytes.readInt32BE(columns[1]),
			facetIds,
			names: { en: text(3), ru: text(4), tm: text(5) },
		});
	});
}

/** Returns the names of those products that are sold. */
export async function findNames(
	client: pg.ClientBase,
	productIds: readonly number[],
): Promise<Map<number, NamedProduct>> {
	type Row = { product_id: number; brand_id: number; facet_ids: number[] } & Record<
		`name_${keyof Names}`,
		string
	>;
	const { rows } = await client.query<Row>(`${SELECT_NAMES} where l.product_id = any ($1::integer[])`, [
		productIds,
	]);
	return new Map(
		rows.map(({ product_id, brand_id, facet_ids, name_en: en, name_ru: ru, name_tm: tm }) => [
			product_id,
			{ brandId: brand_id, facetIds: facet_ids, names: { en, ru, tm } },
		]),
	);
}

/** Reads all words of the shop that a search understands, besides the names of products. */
export async function readShopWords(client: pg.ClientBase): Promise<ShopWords> {
	const named = async (query: string) => (await client.query<Named>(query)).rows;
	return {
		categories: await named('select id, name_en as en, name_ru as ru, name_tm as tm from categories'),
		subcategories: await named('select id, name_en as en, name_ru as ru, name_tm as tm from subcategories'),
		brands: (await client.query<{ id: number; name: string }>('select id, name from brands')).rows,
		smart: await named('select id, name_en as en, name_ru as ru, name_tm as tm from smart_categories'),
		banners: (
			await client.query<ShopWords['banners'][number]>(`
				select link, title_en as en, title_ru as ru, title_tm as tm, shows_from as "from", shows_until as until
				from (
					select id, link, title_en, title_ru, title_tm, shows_from, shows_until from banners where active
					union all
					select id, link, title_en, title_ru, title_tm, shows_from, shows_until from small_banners where active
				) b order by id`)
		).rows,
		facets: (
			await client.query<FacetNames>(`select f.id, f.attribute_key as attribute, a.type, f.value, f.number::float8 as number,
					concat_ws(' ', a.name_en, a.name_ru, a.name_tm) as "attributeNames",
					concat_ws(' / ', v.name_en, v.name_ru, v.name_tm) as "valueNames",
					array_remove(array[u.name_en, u.name_ru, u.name_tm], null) as "unitNames", a.unit,
					exists (select from categories c where a.key = any (c.card_highlights)) as "isShown"
				from facet_values f join attributes a on a.key = f.attribute_key
				left join attribute_values v on v.attribute_key = f.attribute_key and v.value = f.value
				left join units u on u.code = a.unit`)
		).rows,
		synonyms: (
			await client.query<ShopWords['synonyms'][number]>('select id, typed, meant from search_synonyms')
		).rows,
	};
}
