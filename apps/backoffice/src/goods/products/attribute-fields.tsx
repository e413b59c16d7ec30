import { localizedText } from '@dukan/domain/base/language/language.ts';
import type { AttributeChoiceWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import type { AttributeType } from '@dukan/domain/goods/structure/attribute-types.ts';
import { productsTexts } from '@dukan/i18n/texts/backoffice/products-texts.ts';
import { Field, Select } from '@dukan/ui/field.tsx';
import { useTexts } from '../../platform/texts.tsx';
import form from '../../ui/form.module.css';
import { Card } from '../../ui/page.tsx';
import type { FieldsProps } from './product-fields.tsx';

/** Shows the attributes of the sub-category, each with the control of its type. */
export function AttributeFields({
	draft,
	set,
	problem,
	choices,
	keys,
}: FieldsProps & { keys: readonly string[] }) {
	const { t } = useTexts(productsTexts);
	const attributes = keys.flatMap((key) => choices.attributes.find((one) => one.key === key) ?? []);
	return (
		<Card title={t('product.attributes')}>
			{attributes.length === 0 && (
				<p className={form.hint}>
					{t(draft.subcategoryId ? 'product.noAttributes' : 'product.attributesLater')}
				</p>
			)}
			<div className={form.row}>
				{attributes.map((attribute) => (
					<AttributeField
						key={attribute.key}
						attribute={attribute}
						value={draft.attributes[attribute.key] ?? ''}
						onChange={(value) => set({ attributes: { ...draft.attributes, [attribute.key]: value } })}
						error={problem(`attributes.${attribute.key}`)}
					/>
				))}
			</div>
		</Card>
	);
}

type Props = {
	attribute: AttributeChoiceWire;
	value: string;
	onChange: (value: string) => void;
	error: string | undefined;
};

function AttributeField({ attribute, value, onChange, error }: Props) {
	const { t, c, language } = useTexts(productsTexts);
	const unit = attribute.unit && localizedText(attribute.unit, language);
	const name = localizedText(attribute.names, language);
	const choices: Readonly<Record<AttributeType, readonly { value: string; title: string }[] | undefined>> = {
		number: undefined,
		bool: [
			{ value: 'yes', title: c('common.yes') },
			{ value: 'no', title: c('common.no') },
		],
		enum: attribute.values.map((one) => ({ value: one.value, title: localizedText(one.names, language) })),
	};
	const values = choices[attribute.type];
	if (!values)
		return (
			<Field
				label={unit ? `${name}, ${unit}` : name}
				value={value}
				inputMode="decimal"
				onChange={(event) => onChange(event.target.value)}
				error={error && t('product.decimal')}
			/>
		);
	return (
		<Select label={name} value={value} onChange={(event) => onChange(event.target.value)} error={error}>
			<option value="">{t('product.notSet')}</option>
			{values.map((one) => (
				<option key={one.value} value={one.value}>
					{one.title}
				</option>
			))}
		</Select>
	);
}
