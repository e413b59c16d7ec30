import { defineCalls } from '../../staff/access/define-calls.ts';
import { deliveryPromiseQuery, deliveryPromiseWire } from '../delivery/delivery-promise.api.ts';

export const deliveryPromiseCalls = defineCalls('orders', {
	'GET /api/delivery_promise': {
		by: 'anyone',
		summary: 'The first slot in which an order placed now is delivered, and until when to order for it',
		query: deliveryPromiseQuery,
		response: { 200: deliveryPromiseWire },
	},
});
