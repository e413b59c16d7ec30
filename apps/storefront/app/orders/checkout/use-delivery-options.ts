import type { DeliveryOptionsWire } from '@dukan/domain/orders/orders.api.ts';
import { useCallback, useEffect, useState } from 'react';
import { getApi } from '../../platform/api-client.ts';

/** What can be chosen for a district; asked again when the tab comes back, for hours fill up. */
export function useDeliveryOptions(token: string, districtId: number | undefined) {
	const [options, setOptions] = useState<{ districtId: number; options: DeliveryOptionsWire }>();
	const [failed, setFailed] = useState(false);
	const ask = useCallback(async () => {
		if (districtId === undefined) return;
		const { body } = await getApi('/api/delivery_options', { query: { district_id: districtId }, token });
		setFailed(!body);
		if (body) setOptions({ districtId, options: body });
	}, [districtId, token]);
	useEffect(() => {
		void ask();
		const back = () => document.visibilityState === 'visible' && void ask();
		document.addEventListener('visibilitychange', back);
		return () => document.removeEventListener('visibilitychange', back);
	}, [ask]);
	return { options: options?.districtId === districtId ? options?.options : undefined, failed, ask };
}
