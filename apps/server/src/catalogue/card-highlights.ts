import type { AttributeWire } from '@dukan/domain/catalogue/catalogue.api.ts';
import type { Database } from '../platform/database/database.ts';
import { attributeWire } from './attribute-wire.ts';
import { listHighlights } from './product-details.queries.ts';

/** As many as a card has room for. */
const HIGHLIGHTS_PER_CARD = 3;

export async function cardHighlights(
	db: Database,
	productIds: readonly number[],
): Promise<Map<number, AttributeWire[]>> {
	if (productIds.length === 0) return new Map();
	const rows = Map.groupBy(await listHighlights(db, productIds), ({ product_id }) => product_id);
	return new Map(
		[...rows].map(([id, attributes]) => [id, attributes.slice(0, HIGHLIGHTS_PER_CARD).map(attributeWire)]),
	);
}
