import { Button } from '@dukan/ui/button.tsx';
import { Select } from '@dukan/ui/field.tsx';
import type { ComponentProps } from 'react';
import { useAccountTexts } from '../../platform/texts.tsx';
import type { Regions } from '../../platform/use-regions.ts';

type Props = Omit<ComponentProps<typeof Select>, 'label' | 'children'> & { regions: Regions };

export function RegionSelect({ regions, ...select }: Props) {
	const { language, t } = useAccountTexts();
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
