import { localizedText } from '@dukan/domain/base/language/language.ts';
import type { ProductChoicesWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import { productsTexts } from '@dukan/i18n/texts/backoffice/products-texts.ts';
import { Select } from '@dukan/ui/field.tsx';
import { useTexts } from '../../platform/texts.tsx';

type Props = {
	choices: ProductChoicesWire | undefined;
	/** 0 if none is chosen. */
	value: number;
	onChange: (subcategoryId: number) => void;
	hint?: string;
	error?: string | undefined;
	disabled?: boolean;
};

/** Lists sub-categories under their categories. */
export function SubcategorySelect({ choices, value, onChange, ...rest }: Props) {
	const { t, language } = useTexts(productsTexts);
	return (
		<Select
			label={t('product.subcategoryId')}
			value={value || ''}
			onChange={(event) => onChange(Number(event.target.value))}
			{...rest}
		>
			<option value="">{t('product.choose')}</option>
			{(choices?.categories ?? []).map((category) => (
				<optgroup key={category.id} label={localizedText(category.names, language)}>
					{category.subcategories.map(({ id, names }) => (
						<option key={id} value={id}>
							{localizedText(names, language)}
						</option>
					))}
				</optgroup>
			))}
		</Select>
	);
}
