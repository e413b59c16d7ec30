import type { ProductWire } from '@dukan/domain/catalogue/catalogue.api.ts';
import type { Language } from '@dukan/domain/language/language.ts';
import type { PaymentKind } from '@dukan/domain/orders/payment-kinds.ts';
import type { OrderEditWire, StaffOrderWire } from '@dukan/domain/orders/staff-orders.api.ts';

export type EditedLine = {
	id: number;
	name: string;
	quantity: number;
	/** Of one piece, manat. */
	price: number;
	/** What there is, this order's own included. */
	most: number;
	picture: string | undefined;
};

/** An order while an operator changes it. */
export type OrderDraft = {
	lines: readonly EditedLine[];
	payment: PaymentKind;
	changeFrom: string;
	address: string;
	note: string;
	/** '2026-11-16 3': a day and an hour of delivery; empty where the order has none. */
	slot: string;
};

export function editedLines(
	{ items, stock, pictures }: Pick<StaffOrderWire, 'items' | 'stock' | 'pictures'>,
	language: Language,
): EditedLine[] {
	return items.map((item) => ({
		id: item.p_id,
		name: item[`p_name_${language}`],
		quantity: item.quantity,
		price: item.sum / item.quantity,
		most: item.quantity + (stock[item.p_id] ?? 0),
		picture: pictures[item.p_id],
	}));
}

/** One piece of something the customer wants besides, at the price it is sold at. */
export function addedLine(product: ProductWire, language: Language): EditedLine {
	return {
		id: product.p_id,
		name: product[`p_name_${language}`],
		quantity: 1,
		price: (product.sale === '1' ? product.p_price_3 : product.p_price_1) * product.product_unit,
		most: product.p_quantity,
		picture: product.p_img,
	};
}

/** What is sent, upon the version that was opened. */
export function orderEdit(
	{ version, slot: had }: Pick<StaffOrderWire, 'version' | 'slot'>,
	{ lines, payment, changeFrom, address, note, slot }: OrderDraft,
): OrderEditWire {
	const [date = '', slotId] = slot.split(' ');
	return {
		version,
		items: lines.map(({ id, quantity }) => ({ p_id: id, quantity })),
		payment,
		...(payment === 'cash' && changeFrom !== '' && { change_from: Number(changeFrom.replace(',', '.')) }),
		address,
		note,
		...(had && { slot: { date, id: Number(slotId) } }),
	};
}
