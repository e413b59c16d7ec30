import { Button } from '@dukan/ui/button.tsx';
import { Choices } from '@dukan/ui/choices.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { DistrictSelect } from '../../people/accounts/district-select.tsx';
import { useAccountTexts } from '../../platform/texts.tsx';
import { useRegions } from '../../platform/use-regions.ts';
import { checkoutDraft } from './checkout-draft.ts';
import type { CheckoutProblems } from './checkout-problems.ts';
import type { CheckoutDraft } from './read-checkout-draft.ts';
import { placeOf, type SavedAddress } from './saved-place.ts';

/** Of many addresses, the last used ones are shown first. A click shows the others. */
const SHOWN_AT_FIRST = 3;
const OTHER = 'other';

type Props = { draft: CheckoutDraft; saved: readonly SavedAddress[]; problems: CheckoutProblems };

/** Asks for the courier's destination: a saved address or another one. */
export function PlaceFields({ draft, saved, problems }: Props) {
	const { language, t } = useAccountTexts();
	const [all, setAll] = useState(false);
	const chosen = saved.find(({ id }) => id === draft.addressId);
	const shown = all ? saved : saved.filter((one, index) => index < SHOWN_AT_FIRST || one === chosen);
	const set = (fields: Partial<CheckoutDraft>) => checkoutDraft.dispatch({ type: 'set', fields });
	const choose = (value: string) => {
		const address = saved.find(({ id }) => String(id) === value);
		if (address) return set({ ...placeOf(address), slot: undefined });
		set({ addressId: undefined, districtId: undefined, address: '', slot: undefined });
	};
	return (
		<>
			{saved.length > 0 && (
				<Choices
					legend={t('delivery.where')}
					name="saved-address"
					chosen={chosen ? String(chosen.id) : OTHER}
					onChoose={choose}
					error={chosen && problems.district}
					choices={[
						...shown.map(({ id, address, district }) => ({
							value: String(id),
							title: address,
							detail: district[`name_${language}`],
						})),
						{ value: OTHER, title: t('delivery.otherAddress') },
					]}
				/>
			)}
			{shown.length < saved.length && (
				<Button
					look="quiet"
					onClick={({ currentTarget: { form } }) => {
						setAll(true);
						// This button disappears, so the focus moves to the chosen address above.
						form?.querySelector<HTMLElement>('input[name=saved-address]:checked')?.focus();
					}}
				>
					{t('common.showMore')}
				</Button>
			)}
			{!chosen && <TypedPlace draft={draft} problems={problems} onChange={set} />}
		</>
	);
}

type TypedProps = {
	draft: CheckoutDraft;
	problems: CheckoutProblems;
	onChange: (fields: Partial<CheckoutDraft>) => void;
};

function TypedPlace({ draft, problems, onChange }: TypedProps) {
	const { t } = useAccountTexts();
	const regions = useRegions();
	return (
		<>
			<DistrictSelect
				regions={regions}
				regionId={draft.regionId}
				districtId={draft.districtId}
				error={problems.district}
				onChange={(place) => onChange({ ...place, slot: undefined })}
			/>
			<Field
				label={t('delivery.address')}
				name="address"
				autoComplete="street-address"
				maxLength={500}
				hint={t('auth.addressHint')}
				value={draft.address}
				error={problems.address}
				onChange={(event) => onChange({ address: event.target.value })}
			/>
		</>
	);
}
