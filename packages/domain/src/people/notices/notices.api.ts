import { type Static, Type } from 'typebox';
import { byId, idempotencyHeaders, idSchema, oneOf, text } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { NOTICE_KINDS } from './notice-rules.ts';

/** POST /api/notice_add */
export const noticeAddBody = Type.Object({ p_id: idSchema });

/** POST /api/notice_choice: a missing field leaves its setting unchanged. */
export const noticeChoiceBody = Type.Object({
	price_drops: Type.Optional(Type.Boolean()),
	review_invitations: Type.Optional(Type.Boolean()),
});
export type NoticeChoiceBody = Static<typeof noticeChoiceBody>;

const product = {
	p_id: Type.Integer(),
	categoryKId: Type.Integer(),
	p_name_en: Type.String(),
	p_name_ru: Type.String(),
	p_name_tm: Type.String(),
};

const waitWire = Type.Object({
	...product,
	asked_at: Type.String(),
	/** True if the product is back in stock and the message is on its way. */
	in_stock: Type.Boolean(),
});

const sentNoticeWire = Type.Object({
	...product,
	id: Type.Integer(),
	kind: oneOf(NOTICE_KINDS),
	/** The price in manat that the message stated. */
	price: Type.Number(),
	sent_at: Type.String(),
});

/**
 * CHOOSE-05, GET /api/notice_list: the products that the person waits for, and the messages sent lately. Both
 * lists begin with the newest.
 */
export const noticeListWire = Type.Object({
	price_drops: Type.Boolean(),
	/** CHOOSE-03: true if the person gets an SMS that invites to review a purchase. */
	review_invitations: Type.Boolean(),
	phone_confirmed: Type.Boolean(),
	waiting: Type.Array(waitWire),
	sent: Type.Array(sentNoticeWire),
});
export type NoticeListWire = Static<typeof noticeListWire>;
export type WaitWire = Static<typeof waitWire>;
export type SentNoticeWire = Static<typeof sentNoticeWire>;

/**
 * POST /api/notice_form does the same as notice_add for a page without script. It also takes the fields of
 * the sign-in.
 */
export const noticeFormBody = Type.Object({
	p_id: idSchema,
	tel: text(40, { default: '' }),
	parol: Type.String({ maxLength: 512, default: '' }),
});

/** POST /api/notice_stop: the key comes from a link that the shop sent by SMS. */
export const noticeStopBody = Type.Object({ key: Type.String({ maxLength: 100, default: '' }) });

export const noticesCalls = defineCalls('notices', {
	'GET /api/notice_list': {
		by: 'shopper',
		summary: 'What the person waits for, and the notices of the last months',
		response: { 200: noticeListWire },
	},
	'POST /api/notice_add': {
		by: 'shopper',
		summary: 'One SMS when this product is back in stock; the phone must be confirmed',
		headers: idempotencyHeaders,
		body: noticeAddBody,
	},
	'POST /api/notice_delete/:id': {
		by: 'shopper',
		summary: 'Wait for this product no longer',
		params: byId,
	},
	'POST /api/notice_choice': {
		by: 'shopper',
		summary:
			'Whether an SMS tells that a favourite has become cheaper (the phone must be confirmed), and whether one invites to review what was bought',
		body: noticeChoiceBody,
	},
});
