import type { AddressWire } from '@dukan/domain/people/accounts/address-book.api.ts';
import type { CheckoutDraft } from './read-checkout-draft.ts';

/** An address that can be used for an order as it is. */
export type SavedAddress = AddressWire & {
	region: NonNullable<AddressWire['region']>;
	district: NonNullable<AddressWire['district']>;
};

/** The part of the draft that an address decides. */
export function placeOf({ id, region, district, address }: SavedAddress) {
	return { addressId: id, regionId: region.id, districtId: district.id, address };
}

/**
 * ACCT-03: an address that was edited in the profile since it was chosen here must be shown and ordered to in its new form.
 * Undefined where both agree, or another one is typed.
 */
export function changedPlace(
	{ addressId, districtId, address }: Pick<CheckoutDraft, 'addressId' | 'districtId' | 'address'>,
	saved: readonly SavedAddress[],
): Partial<CheckoutDraft> | undefined {
	const chosen = saved.find(({ id }) => id === addressId);
	if (!chosen || (chosen.district.id === districtId && chosen.address === address)) return undefined;
	// Another district has other delivery times.
	return { ...placeOf(chosen), ...(chosen.district.id !== districtId && { slot: undefined }) };
}
