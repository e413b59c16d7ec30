import type { ProductChoicesWire } from '@dukan/domain/products/staff-products.api.ts';
import { productsTexts } from '@dukan/i18n/texts/backoffice/products-texts.ts';
import { Checkbox, Field, Select } from '@dukan/ui/field.tsx';
import { useTexts } from '../platform/texts.tsx';
import form from '../ui/form.module.css';
import { Card } from '../ui/page.tsx';
import type { ProductDraft } from './product-draft.ts';
import { SubcategorySelect } from './subcategory-select.tsx';

export type FieldsProps = {
	draft: ProductDraft;
	set: (values: Partial<ProductDraft>) => void;
	problem: (field: string) => string | undefined;
	choices: ProductChoicesWire;
};

export function PlaceFields({ draft, set, problem, choices }: FieldsProps) {
	const { t } = useTexts(productsTexts);
	return (
		<Card title={t('product.place')}>
			<SubcategorySelect
				choices={choices}
				value={draft.subcategoryId}
				onChange={(subcategoryId) => set({ subcategoryId })}
				error={problem('subcategoryId')}
			/>
			<Select
				label={t('list.brand')}
				value={draft.brandId || ''}
				onChange={(event) => set({ brandId: Number(event.target.value) })}
				error={problem('brandId')}
			>
				<option value="">{t('product.choose')}</option>
				{choices.brands.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
			</Select>
		</Card>
	);
}

export function MoneyFields({ draft, set, problem }: FieldsProps) {
	const { t } = useTexts(productsTexts);
	return (
		<Card title={t('product.money')}>
			<div className={form.row}>
				<Field
					label={t('product.price')}
					value={draft.priceTenge}
					inputMode="decimal"
					onChange={(event) => set({ priceTenge: event.target.value })}
					error={problem('priceTenge')}
				/>
				<Field
					label={t('product.salePrice')}
					value={draft.salePriceTenge}
					inputMode="decimal"
					onChange={(event) => set({ salePriceTenge: event.target.value })}
					error={problem('salePriceTenge')}
				/>
			</div>
			<Checkbox
				label={t('product.onSale')}
				checked={draft.onSale}
				onChange={(event) => set({ onSale: event.target.checked })}
			/>
			<Field
				label={t('product.unitFactor')}
				hint={t('product.unitFactorHint')}
				value={draft.unitFactor}
				inputMode="numeric"
				onChange={(event) => set({ unitFactor: event.target.value })}
				error={problem('unitFactor')}
			/>
		</Card>
	);
}

export function ShelfFields({ draft, set, problem }: FieldsProps) {
	const { t } = useTexts(productsTexts);
	return (
		<Card title={t('product.shelf')}>
			<Field
				label={t('product.stock')}
				value={draft.stock}
				inputMode="numeric"
				onChange={(event) => set({ stock: event.target.value })}
				error={problem('stock')}
			/>
			<Checkbox
				label={t('product.singleOnly')}
				checked={draft.singleOnly}
				onChange={(event) => set({ singleOnly: event.target.checked })}
			/>
			<Checkbox
				label={t('product.limited')}
				checked={draft.limited}
				onChange={(event) => set({ limited: event.target.checked })}
			/>
			{draft.limited && (
				<Field
					label={t('product.purchaseLimit')}
					value={draft.purchaseLimit}
					inputMode="numeric"
					onChange={(event) => set({ purchaseLimit: event.target.value })}
					error={problem('purchaseLimit')}
				/>
			)}
		</Card>
	);
}

export function MarkFields({ draft, set }: FieldsProps) {
	const { t } = useTexts(productsTexts);
	return (
		<Card title={t('product.marks')}>
			{(['published', 'isNew', 'premium'] as const).map((mark) => (
				<Checkbox
					key={mark}
					label={t(`product.${mark}`)}
					checked={draft[mark]}
					onChange={(event) => set({ [mark]: event.target.checked })}
				/>
			))}
		</Card>
	);
}
