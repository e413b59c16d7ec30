import type { OrderQuoteWire } from '../orders/orders.api.ts';

/** Every refusal the API can answer with, in one closed list: code → status and a plain title. */
export const PROBLEMS = {
	invalid_input: { status: 400, title: 'The request has invalid fields' },
	bad_request: { status: 400, title: 'The request cannot be read' },
	captcha_required: { status: 400, title: 'Solve the puzzle first' },
	not_signed_in: { status: 401, title: 'Sign in first' },
	wrong_sign_in: { status: 401, title: 'The login, the password or the code is wrong' },
	already_registered: { status: 401, title: 'This phone is registered already' },
	banned: { status: 403, title: 'This account may not be used' },
	not_allowed: { status: 403, title: 'This account may not do that' },
	foreign_origin: { status: 403, title: 'Requests from other sites are not accepted' },
	not_found: { status: 404, title: 'There is nothing at this address' },
	method_not_allowed: { status: 405, title: 'This address does not take this method' },
	idempotency_mismatch: { status: 409, title: 'This key was used for another order' },
	stock_changed: { status: 409, title: 'There is less in stock than asked for' },
	product_limit: { status: 409, title: 'One order may not hold so many of a product' },
	price_changed: { status: 409, title: 'The total is not what was expected' },
	slot_full: { status: 409, title: 'This delivery hour is full' },
	slot_expired: { status: 409, title: 'It is too late for this delivery hour' },
	order_limit: { status: 409, title: 'There are as many orders for this day as one person may have' },
	minimum_amount: { status: 409, title: 'These goods are sold in larger orders only' },
	delivery_unavailable: { status: 409, title: 'There is no delivery to this place' },
	express_unavailable: { status: 409, title: 'There is no express delivery now' },
	cannot_cancel: { status: 409, title: 'This order can no longer be cancelled' },
	cannot_move: { status: 409, title: 'The order cannot go there from where it is' },
	changed_meanwhile: { status: 409, title: 'Somebody else has changed this meanwhile' },
	still_used: { status: 409, title: 'Something else still needs this' },
	already_exists: { status: 409, title: 'There is one like this already' },
	last_owner: { status: 409, title: 'The shop must keep an owner who can sign in' },
	payload_too_large: { status: 413, title: 'The request body is too large' },
	address_too_long: { status: 414, title: 'The address is too long' },
	unsupported_media_type: { status: 415, title: 'This kind of body is not accepted' },
	too_many_requests: { status: 429, title: 'Too many requests' },
	internal_error: { status: 500, title: 'Something went wrong on our side' },
	temporarily_unavailable: { status: 503, title: 'The shop is not available for a moment' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof PROBLEMS;

/** application/problem+json, RFC 9457, with our stable code. */
export type ProblemDocument = {
	type: 'about:blank';
	code: ProblemCode;
	title: string;
	status: number;
	detail?: string;
	errors?: { field: string; code: string }[];
	/** Of a refused order: how it would be now. */
	quote?: OrderQuoteWire;
	request_id?: string;
};
