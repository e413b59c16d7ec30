import { Select } from '@dukan/ui/field.tsx';
import { useAccountTexts } from '../../platform/texts.tsx';
import type { Regions } from '../../platform/use-regions.ts';
import { RegionSelect } from './region-select.tsx';

type Place = { regionId: number | undefined; districtId: number | undefined };

type Props = Place & { regions: Regions; error: string | undefined; onChange: (place: Place) => void };

/**
 * Asks for the region, then for the district. Districts without delivery are marked, but can be chosen,
 * because the page then says what to do instead.
 */
export function DistrictSelect({ regions, regionId, districtId, error, onChange }: Props) {
	const { language, t } = useAccountTexts();
	const region = regions.list.find(({ id }) => id === regionId);
	return (
		<>
			<RegionSelect
				regions={regions}
				name="region"
				value={regionId ?? ''}
				// Before a region is chosen no district can be, so the error stands at the region.
				error={regionId === undefined && error ? t('auth.error.regionRequired') : undefined}
				onChange={(event) => onChange({ regionId: Number(event.target.value), districtId: undefined })}
			/>
			<Select
				label={t('delivery.region')}
				name="district"
				value={districtId ?? ''}
				error={regionId === undefined ? undefined : error}
				disabled={!region}
				onChange={(event) => onChange({ regionId, districtId: Number(event.target.value) })}
			>
				<option value="" disabled hidden>
					{t('delivery.chooseRegion')}
				</option>
				{region?.districts.map((district) => (
					<option key={district.id} value={district.id}>
						{district.delivery
							? district[`name_${language}`]
							: t('delivery.noneTo', { place: district[`name_${language}`] })}
					</option>
				))}
			</Select>
		</>
	);
}
