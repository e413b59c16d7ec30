import { Select } from '@dukan/ui/field.tsx';
import { RegionSelect } from '../../auth/region-select.tsx';
import { useAccountTexts } from '../../platform/texts.tsx';
import { useRegions } from '../../platform/use-regions.ts';
import { checkoutDraft } from './checkout-draft.ts';
import type { CheckoutDraft } from './read-checkout-draft.ts';

type Props = { draft: CheckoutDraft; error: string | undefined };

/** Region, then district. Places that are not served can be chosen: the page then says what to do instead. */
export function PlaceFields({ draft, error }: Props) {
	const { language, t } = useAccountTexts();
	const regions = useRegions();
	const region = regions.list.find(({ id }) => id === draft.regionId);
	const set = (fields: Partial<CheckoutDraft>) => checkoutDraft.dispatch({ type: 'set', fields });
	return (
		<>
			<RegionSelect
				regions={regions}
				name="region"
				value={draft.regionId ?? ''}
				onChange={(event) =>
					set({ regionId: Number(event.target.value), districtId: undefined, slot: undefined })
				}
			/>
			<Select
				label={t('delivery.region')}
				name="district"
				value={draft.districtId ?? ''}
				error={error}
				disabled={!region}
				onChange={(event) => set({ districtId: Number(event.target.value), slot: undefined })}
			>
				<option value="" disabled hidden>
					{t('delivery.chooseRegion')}
				</option>
				{region?.districts.map((district) => (
					<option key={district.id} value={district.id}>
						{district[`name_${language}`]}
					</option>
				))}
			</Select>
		</>
	);
}
