import type { Language } from '@dukan/domain/base/language/language.ts';
import { phoneDigits } from '@dukan/domain/base/text/phone.ts';
import type { KnownPersonWire, OrderEntryWire } from '@dukan/domain/selling/desk/order-entry.api.ts';
import { hasSlot, isBrought } from '@dukan/domain/selling/orders/quote.ts';
import { isCode, plainCode } from '@dukan/domain/selling/promotions/promo-codes.ts';
import { type DeliveryDraft, draftCash, draftSlot, type EditedLine } from './order-draft.ts';

/** An order while an operator enters it. */
export type EntryDraft = DeliveryDraft & {
	callerPhone: string;
	callerName: string;
	channel: OrderEntryWire['channel'];
	lines: readonly EditedLine[];
	/** True if somebody else receives the order. */
	otherReceiver: boolean;
	name: string;
	phone: string;
	note: string;
	/** The promo code as it is typed. */
	promo: string;
	accept: boolean;
	/** The values that the caller's number has filled in. */
	known: Known;
};

type Known = Pick<EntryDraft, 'callerName' | 'regionId' | 'districtId' | 'address'>;

const NOTHING_KNOWN: Known = { callerName: '', regionId: undefined, districtId: undefined, address: '' };

export const BLANK_ENTRY: EntryDraft = {
	callerPhone: '',
	callerName: '',
	channel: 'phone',
	lines: [],
	delivery: 'courier',
	regionId: undefined,
	districtId: undefined,
	address: '',
	slot: '',
	payment: 'cash',
	changeFrom: '',
	otherReceiver: false,
	name: '',
	phone: '',
	note: '',
	promo: '',
	accept: true,
	known: NOTHING_KNOWN,
};

/**
 * Fills in what is known about the caller in fields where nothing was typed. Removes what was filled in for
 * another number.
 */
export function withPerson(draft: EntryDraft, person: KnownPersonWire | null | undefined): EntryDraft {
	const known: Known = {
		...NOTHING_KNOWN,
		...(person && { callerName: person.name }),
		...(person &&
			person.districtId !== null && {
				regionId: person.regionId ?? undefined,
				districtId: person.districtId,
				address: person.address,
			}),
	};
	const { callerName, regionId, districtId, address } = known;
	const isTyped = (...fields: (keyof Known)[]) =>
		[draft.known, NOTHING_KNOWN].every((one) => fields.some((field) => draft[field] !== one[field]));
	const isNameTyped = isTyped('callerName');
	const isPlaceTyped = isTyped('regionId', 'districtId', 'address');
	return {
		...draft,
		...(!isNameTyped && { callerName }),
		...(!isPlaceTyped && { regionId, districtId, address }),
		// Another district clears the slot, because slots belong to districts.
		...(!isPlaceTyped && districtId !== draft.districtId && { slot: '' }),
		known,
	};
}

const PHONE = /^[1-5]\d{6}$/;

/**
 * Returns the seven digits of a complete number, however it was typed. Returns undefined while the number is
 * incomplete.
 */
export function phoneOf(typed: string): string | undefined {
	const digits = phoneDigits(typed);
	return PHONE.test(digits) ? digits : undefined;
}

/** Returns true if the draft has everything that the server requires. */
export function isEnterable(draft: EntryDraft): boolean {
	const brought = isBrought(draft.delivery);
	return (
		phoneOf(draft.callerPhone) !== undefined &&
		draft.callerName.trim().length > 2 &&
		draft.lines.length > 0 &&
		draft.lines.every(({ quantity, most }) => quantity > 0 && quantity <= most) &&
		(!brought || (draft.districtId !== undefined && draft.address.trim().length > 2)) &&
		(!hasSlot(draft.delivery) || draft.slot !== '') &&
		(!draft.otherReceiver || (draft.name.trim().length > 2 && phoneOf(draft.phone) !== undefined))
	);
}

/** Returns the promo code, or an empty object while it is empty or incomplete. */
export function promoOf({ promo }: Pick<EntryDraft, 'promo'>): { promo?: string } {
	return isCode(plainCode(promo)) ? { promo: promo.trim() } : {};
}

export function orderEntry(draft: EntryDraft, totalTenge: number, language: Language): OrderEntryWire {
	const caller = { phone: phoneOf(draft.callerPhone) ?? '', name: draft.callerName.trim() };
	const receiver = draft.otherReceiver
		? { phone: phoneOf(draft.phone) ?? '', name: draft.name.trim() }
		: caller;
	const brought = isBrought(draft.delivery);
	return {
		person: { ...caller, language },
		channel: draft.channel,
		accept: draft.accept,
		items: draft.lines.map(({ id, quantity }) => ({ productId: id, quantity })),
		delivery: draft.delivery,
		...(brought && draft.districtId !== undefined && { districtId: draft.districtId }),
		address: brought ? draft.address.trim() : '',
		...draftSlot(draft),
		payment: draft.payment,
		...draftCash(draft),
		...receiver,
		note: draft.note,
		...promoOf(draft),
		expectedTotalTenge: totalTenge,
	};
}
