import type { SellerWire } from '@dukan/domain/shop/settings/staff-settings.api.ts';
import { contentTexts } from '@dukan/i18n/texts/backoffice/content-texts.ts';
import { Field } from '@dukan/ui/field.tsx';
import { useTexts } from '../../platform/texts.tsx';
import form from '../../ui/form.module.css';
import { ThreeLanguages } from '../../ui/three-languages.tsx';

type Props = {
	draft: SellerWire;
	set: (value: SellerWire) => void;
	problem: (field: string) => string | undefined;
};

/** DESK-09: edits the seller's details for delivery notes and receipts. */
export function SellerFields({ draft, set, problem }: Props) {
	const { t } = useTexts(contentTexts);
	const localized = (key: 'name' | 'address' | 'bank' | 'footnote') => (
		<ThreeLanguages
			label={t(`seller.${key}`)}
			long={key === 'footnote'}
			value={draft[key]}
			onChange={(value) => set({ ...draft, [key]: value })}
			problem={(language) => problem(`${key}.${language}`)}
		/>
	);
	return (
		<>
			<p className={form.hint}>{t('seller.hint')}</p>
			{localized('name')}
			{localized('address')}
			<div className={form.row}>
				{(['phones', 'taxNumber'] as const).map((key) => (
					<Field
						key={key}
						label={t(`seller.${key}`)}
						value={draft[key]}
						error={problem(key)}
						onChange={({ target }) => set({ ...draft, [key]: target.value })}
					/>
				))}
			</div>
			{localized('bank')}
			{localized('footnote')}
		</>
	);
}
