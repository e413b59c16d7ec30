import type { CallResult } from '@dukan/api-client/send-call.ts';
import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { postApi } from '../../platform/api-client.ts';
import type { Attempt } from './order-attempt.ts';

/** The pauses before the automatic retries. After the last retry the shopper can try again. */
const PAUSES_MS = [1000, 3000];

type OrderResult = CallResult<{ order: OrderWire }>;

/**
 * One click makes one order. Without a response, the same body is sent again under the same key. If an
 * earlier body under this key has already made the order, that body is sent again and its order is returned.
 */
export async function sendOrder(token: string, { key, bodies }: Attempt): Promise<OrderResult> {
	const [latest, ...earlier] = bodies.toReversed();
	let response = await sendUntilAnswered(token, key, latest ?? '');
	for (const body of earlier) {
		if (response.refusal?.code !== 'idempotency_mismatch') break;
		response = await sendUntilAnswered(token, key, body);
	}
	return response;
}

/** Returns true if it is unknown whether the order was made. */
export function isUnanswered({ refusal }: OrderResult): boolean {
	return refusal !== undefined && (refusal.status === 0 || refusal.status >= 500);
}

async function sendUntilAnswered(token: string, key: string, body: string): Promise<OrderResult> {
	const send = () =>
		postApi('/api/order_add', {
			body: JSON.parse(body),
			token,
			headers: { 'idempotency-key': key },
		});
	let response = await send();
	for (const pauseMs of PAUSES_MS) {
		if (!isUnanswered(response)) break;
		await new Promise((done) => setTimeout(done, pauseMs));
		response = await send();
	}
	return response;
}
