import type { DeliveryOptionsWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { useCallback, useEffect, useState } from 'react';
import { getApi } from '../../platform/api-client.ts';
import { newestAnswers } from '../../platform/newest-answers.ts';

/** All responses share one key, because only the newest one is shown, whichever district it is for. */
const SHOWN = 0;

/**
 * Loads the delivery options of a district. It loads them again when the tab becomes visible, because
 * delivery times fill up.
 */
export function useDeliveryOptions(token: string, districtId: number | undefined) {
	const [options, setOptions] = useState<{ districtId: number; options: DeliveryOptionsWire }>();
	const [failed, setFailed] = useState(false);
	const [answers] = useState(newestAnswers);
	const ask = useCallback(async () => {
		if (districtId === undefined) return;
		const question = answers.ask();
		const { body } = await getApi('/api/delivery_options', { query: { district_id: districtId }, token });
		// On a slow connection the response for the previous district may arrive last.
		if (!answers.isNewest(SHOWN, question)) return;
		setFailed(!body);
		if (body) setOptions({ districtId, options: body });
	}, [districtId, token, answers]);
	useEffect(() => {
		void ask();
		const back = () => document.visibilityState === 'visible' && void ask();
		document.addEventListener('visibilitychange', back);
		return () => document.removeEventListener('visibilitychange', back);
	}, [ask]);
	return { options: options?.districtId === districtId ? options?.options : undefined, failed, ask };
}
