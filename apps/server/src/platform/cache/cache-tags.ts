/** Stands for all tags: it marks every cached response and query result as out of date. */
export const EVERYTHING = 'everything';

/**
 * Marks a response that is hardly ever requested twice, such as a search for nonsense, which would displace
 * useful ones.
 */
export const DO_NOT_CACHE = 'do_not_cache';

const NAMED = /^(product|category|stock|reviews|questions|family):([\d,]+)$/;

/**
 * Returns the tags of a notification of shop_changes, which may name several ids: 'product:12,15'
 * (schema/10-notifications.sql).
 */
export function tagsOfNotification(payload: string): string[] {
	const [, kind, ids] = NAMED.exec(payload) ?? [];
	if (kind === undefined || ids === undefined) return [payload];
	// Every response that shows a product also shows its quantity.
	return ids.split(',').map((id) => `${kind === 'stock' ? 'product' : kind}:${id}`);
}
