import { useEffect, useState } from 'react';
import { getApi } from '../../platform/api-client.ts';
import type { SavedAddress } from './saved-place.ts';

/**
 * ACCT-03: returns the saved addresses, the default one first. Returns undefined until they are loaded. If
 * loading fails, the person types an address.
 */
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
