import type { RegionWire } from '@dukan/domain/shop/regions/regions.api.ts';
import { useEffect, useState } from 'react';
import { getJson } from './api-client.ts';

/** The list is empty until it is loaded. */
export type Regions = { list: readonly RegionWire[]; failed: boolean; load: () => void };

/** Fetches the regions when a form needs them. */
export function useRegions(): Regions {
	const [list, setList] = useState<readonly RegionWire[]>([]);
	const [failed, setFailed] = useState(false);
	const load = () => {
		setFailed(false);
		getJson('/api/all/regions', {}).then(
			({ data }) => setList(data),
			() => setFailed(true),
		);
	};
	useEffect(load, []);
	return { list, failed, load };
}
