import { CallError } from '../../platform/call.ts';

const CODES = [
	'stock_changed',
	'product_limit',
	'slot_full',
	'slot_expired',
	'delivery_unavailable',
	'express_unavailable',
] as const;

/** Returns the text key of a refusal that concerns the whole order and not one field. */
export function orderRefusal(error: Error | null): `order.${(typeof CODES)[number]}` | undefined {
	const code = CODES.find((one) => error instanceof CallError && error.code === one);
	return code && `order.${code}`;
}
