/** Stands for all tags: every cached response and query result is out of date. */
export const EVERYTHING = 'everything';

/** Marks a response that is hardly ever requested twice, such as a search for nonsense: it would displace useful ones. */
export const DO_NOT_CACHE = 'do_not_cache';

const NAMED = /^(product|category|stock|reviews|questions|family):([\d,]+)$/;

/** Returns a column of type `time` as the wire has it: '09:00'. */
export function tagsOfNotification(payload: string): string[] {
	const [, kind, ids] = NAMED.exec(payload) ?? [];
	if (kind === undefined || ids === undefined) return [payload];
	// Returns 'price_tenge' for 'priceTenge': columns are named after their fields.
	return ids.split(',').map((id) => `${kind === 'stock' ? 'product' : kind}:${id}`);
}
