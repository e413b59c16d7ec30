import type { Language } from '@dukan/domain/base/language/language.ts';
import { localizedText } from '@dukan/domain/base/language/language.ts';
import { manatFromTenge, tengeFromManat } from '@dukan/domain/base/money/money.ts';
import type { PaymentKind } from '@dukan/domain/base/orders/payment-kinds.ts';
import { takesChange } from '@dukan/domain/base/orders/payment-kinds.ts';
import type { StaffProductRowWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import type { DeliveryKind } from '@dukan/domain/selling/orders/quote.ts';
import { hasSlot, isBrought } from '@dukan/domain/selling/orders/quote.ts';
import type { OrderEditWire, StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { nameIn } from '../../ui/editor/name-in.ts';

export type EditedLine = {
	id: number;
	name: string;
	quantity: number;
	/** The price of one piece. */
	priceTenge: number;
	/** The number of pieces that the line can have: those in stock and those that this order has already. */
	most: number;
	picture: string | undefined;
};

/** The delivery and payment of an order that is being entered or edited. */
export type DeliveryDraft = {
	delivery: DeliveryKind;
	/** Undefined if no region is chosen. */
	regionId: number | undefined;
	districtId: number | undefined;
	address: string;
	/** The day and id of a delivery slot: '2026-11-16 3'. */
	slot: string;
	payment: PaymentKind;
	changeFrom: string;
};

/** An order while an operator edits it. */
export type OrderDraft = DeliveryDraft & {
	lines: readonly EditedLine[];
	name: string;
	phone: string;
	note: string;
	discount: string;
	discountReason: string;
};

export function editedLines(
	{ items, stock, pictures }: Pick<StaffOrderWire, 'items' | 'stock' | 'pictures'>,
	language: Language,
): EditedLine[] {
	return items.map((item) => ({
		id: item.productId,
		name: nameIn(item, language),
		quantity: item.quantity,
		priceTenge: item.sumTenge / item.quantity,
		most: item.quantity + (stock[item.productId] ?? 0),
		picture: pictures[item.productId],
	}));
}

/** Returns a line with one piece of another product, at its present price. */
export function addedLine(
	product: Pick<
		StaffProductRowWire,
		'id' | 'names' | 'priceTenge' | 'salePriceTenge' | 'unitFactor' | 'stock' | 'picture'
	>,
	language: Language,
): EditedLine {
	const { id, names, priceTenge, salePriceTenge, unitFactor, stock, picture } = product;
	return {
		id,
		name: localizedText(names, language),
		quantity: 1,
		priceTenge: (salePriceTenge ?? priceTenge) * unitFactor,
		most: stock,
		picture: picture ?? undefined,
	};
}

/** Adds a line. If the product already has a line, adds a piece to that line while there is one in stock. */
export function withPiece(lines: readonly EditedLine[], added: EditedLine): EditedLine[] {
	if (!lines.some(({ id }) => id === added.id)) return [...lines, added];
	return lines.map((line) =>
		line.id === added.id ? { ...line, quantity: Math.min(line.quantity + 1, line.most) } : line,
	);
}

/** Returns the draft of a stored order. */
export function draftOf(order: StaffOrderWire, language: Language): OrderDraft {
	// The promotion's part is subtracted, because only the rest of the discount was given by hand.
	const ownTenge = order.discountTenge - (order.promo?.discountTenge ?? 0);
	return {
		lines: editedLines(order, language),
		delivery: order.delivery,
		regionId: order.region?.id,
		districtId: order.district?.id,
		address: order.address,
		slot: order.slot ? `${order.slot.date} ${order.slot.id}` : '',
		payment: order.payment,
		changeFrom: order.changeFromTenge === null ? '' : String(manatFromTenge(order.changeFromTenge)),
		name: order.name,
		phone: order.phone,
		note: order.note,
		discount: ownTenge === 0 ? '' : String(manatFromTenge(ownTenge)),
		discountReason: order.discountReason,
	};
}

/** Reads a typed amount. Returns undefined if nothing is typed. */
function typedManat(typed: string): number | undefined {
	const text = typed.trim().replace(',', '.');
	return text === '' ? undefined : Number(text);
}

/** Returns the chosen delivery slot, or an empty object. */
export function draftSlot({ delivery, slot }: Pick<DeliveryDraft, 'delivery' | 'slot'>) {
	const [date = '', id] = slot.split(' ');
	return hasSlot(delivery) && id !== undefined ? { slot: { date, id: Number(id) } } : {};
}

/** Returns the amount that the customer wants change for, or an empty object. */
export function draftCash({ payment, changeFrom }: Pick<DeliveryDraft, 'payment' | 'changeFrom'>) {
	const cash = takesChange(payment) ? typedManat(changeFrom) : undefined;
	return cash === undefined ? {} : { changeFromTenge: tengeFromManat(cash) };
}

/** Returns the edited order as it is sent, with the version that was opened. */
export function orderEdit(version: number, draft: OrderDraft): OrderEditWire {
	const { lines, delivery, districtId, address, payment, name, phone, note } = draft;
	const brought = isBrought(delivery);
	return {
		version,
		items: lines.map(({ id, quantity }) => ({ productId: id, quantity })),
		delivery,
		...(brought && districtId !== undefined && { districtId }),
		address: brought ? address : '',
		...draftSlot(draft),
		payment,
		...draftCash(draft),
		name,
		phone,
		note,
		discountTenge: tengeFromManat(typedManat(draft.discount) ?? 0),
		discountReason: draft.discountReason,
	};
}
