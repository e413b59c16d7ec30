import type { AddressWire } from '@dukan/domain/people/accounts/address-book.api.ts';
import type { CheckoutDraft } from './read-checkout-draft.ts';

/** A saved address that is complete enough for an order. */
export type SavedAddress = AddressWire & {
	region: NonNullable<AddressWire['region']>;
	district: NonNullable<AddressWire['district']>;
};

/** Returns the fields of the draft that a saved address sets. */
export function placeOf({ id, region, district, address }: SavedAddress) {
	return { addressId: id, regionId: region.id, districtId: district.id, address };
}

/**
 * ACCT-03: returns the new values if the chosen address was edited in the profile meanwhile, so that the
 * order goes there. Returns undefined if nothing has changed or another address is typed.
 */
export function changedPlace(
	{ addressId, districtId, address }: Pick<CheckoutDraft, 'addressId' | 'districtId' | 'address'>,
	saved: readonly SavedAddress[],
): Partial<CheckoutDraft> | undefined {
	const chosen = saved.find(({ id }) => id === addressId);
	if (!chosen || (chosen.district.id === districtId && chosen.address === address)) return undefined;
	// Another district has other delivery times, so the chosen time is cleared.
	return { ...placeOf(chosen), ...(chosen.district.id !== districtId && { slot: undefined }) };
}
