import type { AddressWire } from '@dukan/domain/auth/address-book.api.ts';
import { useEffect, useState } from 'react';
import { getApi } from '../../platform/api-client.ts';

/** An address that can be ordered to as it is. */
export type SavedAddress = AddressWire & {
	region: NonNullable<AddressWire['region']>;
	district: NonNullable<AddressWire['district']>;
};

/** ACCT-03: the preset one first. Nothing until they have come; where they cannot be had, one is typed. */
export function useSavedAddresses(token: string): readonly SavedAddress[] | undefined {
	const [addresses, setAddresses] = useState<readonly SavedAddress[]>();
	useEffect(() => {
		void getApi('/api/address_list', { token }).then(({ body }) =>
			setAddresses(
				(body?.rows ?? []).filter(
					(address): address is SavedAddress => address.district !== null && address.region !== null,
				),
			),
		);
	}, [token]);
	return addresses;
}

/** What of the order an address decides. */
export function placeOf({ id, region, district, address }: SavedAddress) {
	return { addressId: id, regionId: region.id, districtId: district.id, address };
}
