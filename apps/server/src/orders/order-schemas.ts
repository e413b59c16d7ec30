import { CANCEL_REASONS, ORDER_STATUSES } from '@dukan/domain/orders/order-status.ts';
import { PAYMENT_KINDS } from '@dukan/domain/orders/orders.api.ts';
import { DELIVERY_KINDS, MAX_ORDER_LINES, MAX_QUANTITY } from '@dukan/domain/orders/quote.ts';
import { Type } from 'typebox';
import { productFields } from '../catalogue/catalogue-schemas.ts';
import { idSchema, line, oneOf } from '../platform/http/schemas.ts';

const itemsSchema = Type.Array(
	Type.Object({ p_id: idSchema, quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY }) }),
	{ minItems: 1, maxItems: MAX_ORDER_LINES },
);

const manat = Type.Number({ minimum: 0, maximum: 100_000_000 });

export const quoteBody = Type.Object({
	items: itemsSchema,
	delivery: oneOf(DELIVERY_KINDS),
	region_id: Type.Optional(idSchema),
	district_id: Type.Optional(idSchema),
});

export const orderBody = Type.Object({
	items: itemsSchema,
	delivery: oneOf(DELIVERY_KINDS),
	region_id: Type.Optional(idSchema),
	district_id: Type.Optional(idSchema),
	address: line(500, 0),
	slot: Type.Optional(
		Type.Object({ date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }), id: idSchema }),
	),
	payment: oneOf(PAYMENT_KINDS),
	change_from: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 10_000_000 })),
	name: line(100, 3),
	phone: Type.String({ pattern: '^[1-5]\\d{6}$' }),
	note: Type.String({
		maxLength: 1000,
		pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$',
		default: '',
	}),
	expected_total: manat,
});

export const cancelBody = Type.Object({
	reason: oneOf(CANCEL_REASONS),
	note: Type.String({ maxLength: 500, default: '' }),
});

export const quoteSchema = Type.Object({
	items: Type.Array(Type.Object({ ...productFields, quantity: Type.Integer() })),
	changes: Type.Array(
		Type.Object({
			p_id: Type.Integer(),
			code: oneOf(['gone', 'stock', 'limit']),
			from: Type.Integer(),
			to: Type.Integer(),
		}),
	),
	subtotal: Type.Number(),
	delivery_price: Type.Number(),
	total: Type.Number(),
	problems: Type.Array(
		Type.Object({
			code: oneOf(['delivery_unavailable', 'express_unavailable', 'minimum_amount']),
			k_id: Type.Optional(Type.Integer()),
			amount: Type.Optional(Type.Number()),
		}),
	),
});

const nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
	Type.Union([schema, Type.Null()]);

const named = Type.Object({
	id: Type.Integer(),
	name_en: Type.String(),
	name_ru: Type.String(),
	name_tm: Type.String(),
});

export const orderSchema = Type.Object({
	id: Type.Integer(),
	number: Type.String(),
	status: oneOf(ORDER_STATUSES),
	created_at: Type.String(),
	items: Type.Array(
		Type.Object({
			p_id: Type.Integer(),
			p_name_en: Type.String(),
			p_name_ru: Type.String(),
			p_name_tm: Type.String(),
			price: Type.Number(),
			quantity: Type.Integer(),
			product_unit: Type.Integer(),
			sum: Type.Number(),
		}),
	),
	delivery: oneOf(DELIVERY_KINDS),
	slot: nullable(
		Type.Object({ date: Type.String(), id: Type.Integer(), from: Type.String(), to: Type.String() }),
	),
	region: nullable(named),
	district: nullable(named),
	address: Type.String(),
	payment: oneOf(PAYMENT_KINDS),
	change_from: nullable(Type.Number()),
	name: Type.String(),
	phone: Type.String(),
	note: Type.String(),
	subtotal: Type.Number(),
	delivery_price: Type.Number(),
	total: Type.Number(),
	can_cancel: Type.Boolean(),
	cancel_reason: nullable(oneOf(CANCEL_REASONS)),
	events: Type.Array(
		Type.Object({ status: oneOf(ORDER_STATUSES), at: Type.String(), by: oneOf(['customer', 'shop']) }),
	),
});

export const deliveryOptionsSchema = Type.Object({
	courier: Type.Object({
		available: Type.Boolean(),
		price: Type.Number(),
		free_from: nullable(Type.Number()),
	}),
	express: Type.Object({
		available: Type.Boolean(),
		price: nullable(Type.Number()),
		minutes: nullable(Type.Integer()),
		reason: nullable(oneOf(['district', 'hours', 'full'])),
	}),
	pickup: Type.Object({ address: Type.String(), phone: Type.String(), hours: Type.String() }),
	days: Type.Array(
		Type.Object({
			date: Type.String(),
			slots: Type.Array(
				Type.Object({
					id: Type.Integer(),
					from: Type.String(),
					to: Type.String(),
					left: Type.Integer(),
					open: Type.Boolean(),
				}),
			),
		}),
	),
	order_limit: Type.Integer(),
	minimums: Type.Array(Type.Object({ k_id: Type.Integer(), amount: Type.Number() })),
});
