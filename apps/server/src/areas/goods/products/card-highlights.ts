import type { AttributeWire } from '@dukan/domain/goods/structure/structure.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import { attributeWire } from './attribute-wire.ts';
import { listHighlights } from './product-details.queries.ts';

/** LIGHT-04: a product's title has room for this many below it. A card shows fewer. */
const MOST_HIGHLIGHTS = 4;

export async function cardHighlights(
	db: Database,
	productIds: readonly number[],
): Promise<Map<number, AttributeWire[]>> {
	if (productIds.length === 0) return new Map();
	const rows = Map.groupBy(await listHighlights(db, productIds), ({ product_id }) => product_id);
	return new Map([...rows].map(([id, attributes]) => [id, mostTelling(attributes)]));
}

/** Leaves out a value that the name already says. */
function mostTelling(attributes: Awaited<ReturnType<typeof listHighlights>>): AttributeWire[] {
	const news: AttributeWire[] = [];
	const name = plain(attributes[0]?.product_name ?? '');
	for (const attribute of attributes) {
		if (news.length === MOST_HIGHLIGHTS) break;
		const wire = attributeWire(attribute);
		if (!name.includes(plain(wire.value_en))) news.push(wire);
	}
	return news;
}

/**
 * Writes names and values alike. Values have a no-break space before their unit and commas in numbers; names
 * have neither.
 */
function plain(text: string): string {
	return text.replaceAll(/\s/g, ' ').replaceAll(/(?<=\d),(?=\d{3})/g, '');
}
