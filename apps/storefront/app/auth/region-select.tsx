import type { RegionsWire, RegionWire } from '@dukan/domain/delivery/regions.api.ts';
import { type ComponentProps, useEffect, useState } from 'react';
import { getJson } from '../platform/api-client.ts';
import { useTexts } from '../platform/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/field.tsx';

export type Regions = { list: readonly RegionWire[]; failed: boolean; load: () => void };

/** Fetched when a form asks for them. */
export function useRegions(): Regions {
	const [list, setList] = useState<readonly RegionWire[]>([]);
	const [failed, setFailed] = useState(false);
	const load = () => {
		setFailed(false);
		getJson<RegionsWire>('/api/all/regions', {}).then(
			({ data }) => setList(data),
			() => setFailed(true),
		);
	};
	useEffect(load, []);
	return { list, failed, load };
}

type Props = Omit<ComponentProps<typeof Select>, 'label' | 'children'> & { regions: Regions };

export function RegionSelect({ regions, ...select }: Props) {
	const { language, t } = useTexts();
	return (
		<>
			<Select {...select} label={t('auth.region')} autoComplete="address-level1">
				<option value="" disabled hidden>
					{regions.list.length > 0 || regions.failed ? t('auth.chooseRegion') : t('common.loading')}
				</option>
				{regions.list.map((region) => (
					<option key={region.id} value={region.id}>
						{region[`regions_${language}`]}
					</option>
				))}
			</Select>
			{regions.failed && (
				<Button look="secondary" onClick={regions.load}>
					{t('common.retry')}
				</Button>
			)}
		</>
	);
}
