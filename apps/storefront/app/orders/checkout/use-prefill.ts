import { splitAddress } from '@dukan/domain/auth/postal-address.ts';
import { useEffect } from 'react';
import { forgetSession } from '../../auth/session-store.ts';
import { getApi } from '../../platform/api-client.ts';
import { checkoutDraft } from './checkout-draft.ts';
import { placeOf, type SavedAddress } from './use-saved-addresses.ts';

/** Once, from the profile and the preset address, and only where nothing was typed yet. */
export function usePrefill(token: string, saved: readonly SavedAddress[] | undefined): void {
	useEffect(() => {
		const fill = async () => {
			await checkoutDraft.ready();
			if (!saved || checkoutDraft.get().prefilled) return;
			const { body } = await getApi('/api/user_show', { token });
			if (!body) return;
			if (body.token === false) return forgetSession();
			// On the wire the address ends with the region, which has a field of its own here.
			const names = await regionNames();
			const { name, phone, address, regionId, districtId } = checkoutDraft.get();
			const [preset] = saved;
			const isTyped = address !== '' || districtId !== undefined;
			checkoutDraft.dispatch({
				type: 'set',
				fields: {
					prefilled: true,
					name: name || body.u_name,
					phone: phone || body.u_phone_1,
					address: address || splitAddress(body.u_address_1, names).detail,
					regionId: regionId ?? body.region_id ?? undefined,
					...(preset && !isTyped && placeOf(preset)),
				},
			});
		};
		void fill();
	}, [token, saved]);
}

async function regionNames(): Promise<string[]> {
	const { body } = await getApi('/api/all/regions');
	return (body?.data ?? []).flatMap(({ regions_en, regions_ru, regions_tm }) => [
		regions_en,
		regions_ru,
		regions_tm,
	]);
}
