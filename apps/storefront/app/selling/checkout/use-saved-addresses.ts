import { useEffect, useState } from 'react';
import { getApi } from '../../platform/api-client.ts';
import type { SavedAddress } from './saved-place.ts';

/** ACCT-03: the default address first. Undefined until they are loaded; where they cannot be, one is typed. */
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
