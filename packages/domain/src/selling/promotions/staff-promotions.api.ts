import { type Static, Type } from 'typebox';
import { MAX_ID } from '../../base/addresses/addresses.ts';
import { byId, idSchema, line, moment, oneOf, orNull } from '../../base/fields.api.ts';
import { defineCalls, defineTables } from '../../staff/access/define-calls.ts';
import { MAX_CODE_LENGTH } from './promo-codes.ts';
import { PROMOTION_KINDS } from './promotions.ts';

const MAX_LISTED = 500;
const ids = Type.Array(idSchema, { maxItems: MAX_LISTED, uniqueItems: true });
const sumTenge = Type.Integer({ minimum: 1, maximum: MAX_ID });

export const promotionTermFields = {
	kind: oneOf(PROMOTION_KINDS),
	percent: orNull(Type.Integer({ minimum: 1, maximum: 100 })),
	amountTenge: orNull(sumTenge),
	giftProductId: orNull(idSchema),
	minimumTenge: Type.Integer({ minimum: 0, maximum: MAX_ID }),
	categoryIds: ids,
	brandIds: ids,
	productIds: ids,
};

/** The fields of a promotion that staff can send. */
export const promotionFields = {
	nameEn: line(100, 1),
	nameRu: line(100),
	nameTm: line(100),
	...promotionTermFields,
	byCode: Type.Boolean(),
	active: Type.Boolean(),
	startsAt: orNull(moment),
	endsAt: orNull(moment),
	firstOrder: Type.Boolean(),
	usesLimit: orNull(sumTenge),
	usesPerPerson: orNull(sumTenge),
};

/** A promotion with its results, for orders that are not cancelled. */
export const promotionWire = Type.Object({
	id: Type.Integer(),
	...promotionFields,
	orders: Type.Integer(),
	discountTenge: Type.Number(),
	/** The sum that customers paid for those orders. */
	salesTenge: Type.Number(),
	codes: Type.Integer(),
	products: Type.Array(
		Type.Object({
			id: Type.Integer(),
			nameEn: Type.String(),
			nameRu: Type.String(),
			nameTm: Type.String(),
		}),
	),
});
export type PromotionWire = Static<typeof promotionWire>;

export const promotionCodeWire = Type.Object({
	id: Type.Integer(),
	code: Type.String(),
	usesLimit: orNull(Type.Integer()),
	uses: Type.Integer(),
});
export const promotionCodesWire = Type.Array(promotionCodeWire);
export type PromotionCodeWire = Static<typeof promotionCodeWire>;

export const MAX_CODES_AT_ONCE = 1000;
/** Adds one chosen code, or generates several. */
export const promotionCodesAddBody = Type.Object({
	code: Type.Optional(line(2 * MAX_CODE_LENGTH)),
	count: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_CODES_AT_ONCE })),
	usesLimit: orNull(sumTenge),
});

export const staffPromotionsCalls = defineCalls('staff promotions', {
	'GET /api/staff/promotion_codes/:id': {
		by: 'managePromotions',
		summary: 'The codes of a promotion, newest first',
		params: byId,
		response: { 200: promotionCodesWire },
	},
	'POST /api/staff/promotion_codes_add/:id': {
		by: 'managePromotions',
		summary: 'Adds a code of one’s own to a promotion, or makes codes',
		params: byId,
		body: promotionCodesAddBody,
	},
	'POST /api/staff/promotion_code_delete/:id': {
		by: 'managePromotions',
		summary: 'Deletes a code',
		params: byId,
	},
});

export const promotionTables = defineTables(
	'staff promotions',
	{ read: 'managePromotions', edit: 'managePromotions' },
	{
		promotions: promotionWire,
	},
);
