import { type Static, Type } from 'typebox';
import { idSchema, languageSchema, line, oneOf, orNull } from '../../base/fields.api.ts';
import { ORDER_CHANNELS } from '../orders/order-channels.ts';
import { orderAddWire, orderQuoteBody } from '../orders/orders.api.ts';

const phone = Type.String({ pattern: '^[1-5]\\d{6}$' });

export const personQuery = Type.Object({ phone });
/** Who calls, as far as the shop knows them. */
const knownPersonWire = Type.Object({
	id: Type.Integer(),
	name: Type.String(),
	banned: Type.Boolean(),
	language: languageSchema,
	orders: Type.Integer(),
	cancelled: Type.Integer(),
	/** Of the last order that was brought. */
	address: Type.String(),
	districtId: orNull(idSchema),
	regionId: orNull(idSchema),
});
export type KnownPersonWire = Static<typeof knownPersonWire>;
export const personFoundWire = Type.Object({ person: Type.Union([knownPersonWire, Type.Null()]) });

/** POST /api/staff/order_quote: promotions may depend on who orders. */
export const entryQuoteBody = Type.Object({ ...orderQuoteBody.properties, phone: Type.Optional(phone) });

/** POST /api/staff/order_enter: a shopper's order, by staff (DESK-04). `name` and `phone` are the receiver's. */
export const orderEntryWire = Type.Object({
	...orderAddWire.properties,
	person: Type.Object({ phone, name: line(100, 3), language: languageSchema }),
	channel: oneOf(ORDER_CHANNELS.filter((channel) => channel !== 'site')),
	/** Agreed on the phone: it need not be called again. */
	accept: Type.Boolean({ default: true }),
	/** DESK-15: the request for a call that it comes of. */
	call_request_id: Type.Optional(idSchema),
});
export type OrderEntryWire = Static<typeof orderEntryWire>;
