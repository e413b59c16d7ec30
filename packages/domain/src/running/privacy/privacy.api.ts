import { type Static, Type } from 'typebox';
import { languageSchema, orNull } from '../../base/fields.api.ts';
import { orderWire } from '../../selling/orders/orders.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';

/**
 * ACCT-02, GET /api/user_export: all data that the shop holds about the person, with the field names of the
 * other calls.
 */
export const userExportWire = Type.Object({
	exported_at: Type.String(),
	person: Type.Object({
		u_id: Type.Integer(),
		u_name: Type.String(),
		u_phone_1: Type.String(),
		u_address_1: Type.String(),
		u_email: Type.String(),
		region_id: orNull(Type.Integer()),
		lang: languageSchema,
		registered_at: Type.String(),
		phone_confirmed_at: orNull(Type.String()),
	}),
	addresses: Type.Array(Type.Object({ address: Type.String(), district: orNull(Type.String()) })),
	favourites: Type.Array(Type.Object({ p_id: Type.Integer(), saved_at: Type.String() })),
	sessions: Type.Array(
		Type.Object({ user_agent: Type.String(), created_at: Type.String(), last_seen_at: Type.String() }),
	),
	reviews: Type.Array(
		Type.Object({
			p_id: Type.Integer(),
			stars: Type.Integer(),
			text: Type.String(),
			pictures: Type.Integer(),
			created_at: Type.String(),
		}),
	),
	/** RET-04: the person's requests for returns and warranty claims. */
	requests: Type.Array(
		Type.Object({
			order_id: Type.Integer(),
			p_id: Type.Integer(),
			kind: Type.String(),
			text: Type.String(),
			pictures: Type.Integer(),
			answer: Type.String(),
			at: Type.String(),
		}),
	),
	claims: Type.Array(
		Type.Object({
			order_id: Type.Integer(),
			p_id: Type.Integer(),
			complaint: Type.String(),
			state: Type.String(),
			at: Type.String(),
		}),
	),
	/** The person's questions, and their answers to questions of others. */
	questions: Type.Array(
		Type.Object({
			p_id: Type.Integer(),
			question_id: orNull(Type.Integer()),
			text: Type.String(),
			created_at: Type.String(),
		}),
	),
	price_drop_notices: Type.Boolean(),
	review_invitations: Type.Boolean(),
	stock_waits: Type.Array(Type.Object({ p_id: Type.Integer(), asked_at: Type.String() })),
	notices: Type.Array(
		Type.Object({ p_id: Type.Integer(), kind: Type.String(), price: Type.Number(), sent_at: Type.String() }),
	),
	/**
	 * DESK-15: call requests for the person's phone. They are included once the phone is confirmed, because
	 * before that they may be somebody else's.
	 */
	call_requests: Type.Array(
		Type.Object({
			name: Type.String(),
			status: Type.String(),
			created_at: Type.String(),
			items: Type.Array(Type.Object({ p_id: Type.Integer(), quantity: Type.Integer() })),
		}),
	),
	/** The number of devices that the shop recognises. It stores only a hash of each. */
	known_devices: Type.Integer(),
	orders: Type.Array(orderWire),
	messages: Type.Array(Type.Object({ made_at: Type.String(), sent_at: orNull(Type.String()) })),
});
export type UserExportWire = Static<typeof userExportWire>;

/** POST /api/user_delete */
export const userDeleteBody = Type.Object({ password: Type.String({ maxLength: 512, default: '' }) });

export const privacyCalls = defineCalls('accounts', {
	'GET /api/user_export': {
		by: 'shopper',
		summary: 'Everything that the shop holds about the signed-in person, as one document',
		response: { 200: userExportWire },
	},
	'POST /api/user_delete': {
		by: 'shopper',
		summary: 'Delete the account, with the password; refused while an order is open',
		body: userDeleteBody,
	},
});
