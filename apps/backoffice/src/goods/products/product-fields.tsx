import { isPriceField } from '@dukan/domain/goods/products/product-change-rights.ts';
import {
	COLUMN_FIELDS,
	type ColumnCard,
	type ColumnField,
	columnOf,
} from '@dukan/domain/goods/products/product-columns.ts';
import type { ProductChoicesWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import type { StaffRight } from '@dukan/domain/staff/access/staff-rights.ts';
import { productsTexts } from '@dukan/i18n/texts/backoffice/products-texts.ts';
import { Checkbox, Field, Select } from '@dukan/ui/field.tsx';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { MomentField } from '../../ui/editor/moment-field.tsx';
import form from '../../ui/form.module.css';
import { Card } from '../../ui/page.tsx';
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

/** The fields of one card, in the order of product-columns.ts; amounts stand side by side, moments as well. */
export function ColumnFields({ card, title, ...props }: FieldsProps & { card: ColumnCard; title: string }) {
	const fields = COLUMN_FIELDS.filter((field) => columnOf(field).card === card);
	const isAmount = (field: ColumnField) => columnOf(field).kind.startsWith('amount');
	const isMoment = (field: ColumnField) => columnOf(field).kind === 'momentOrNone';
	const controls = (which: (field: ColumnField) => boolean) =>
		fields.filter(which).map((field) => <ColumnControl key={field} field={field} {...props} />);
	return (
		<Card title={title}>
			{fields.some(isAmount) && <div className={form.row}>{controls(isAmount)}</div>}
			{fields.some(isMoment) && <div className={form.row}>{controls(isMoment)}</div>}
			{controls((field) => !isAmount(field) && !isMoment(field))}
		</Card>
	);
}

/** DESK-14: prices and stock take rights of their own. */
function rightTo(field: ColumnField): StaffRight | undefined {
	if (isPriceField(field)) return 'editPrices';
	return field === 'stock' ? 'editStock' : undefined;
}

const HINTS = {
	unitFactor: 'product.unitFactorHint',
	saleEndsAt: 'product.saleHint',
	dollarPriceCents: 'product.dollarHint',
} as const satisfies Partial<Record<ColumnField, string>>;

const hasHint = (field: ColumnField): field is keyof typeof HINTS => Object.hasOwn(HINTS, field);

function ColumnControl({ field, draft, set, problem }: FieldsProps & { field: ColumnField }) {
	const { t } = useTexts(productsTexts);
	const { may } = useMember();
	const right = rightTo(field);
	const disabled = right !== undefined && !may(right);
	const { kind } = columnOf(field);
	const value = draft[field];
	if (field === 'subcategoryId' || field === 'brandId') return null;
	if (field === 'purchaseLimit' && !draft.limited) return null;
	if (typeof value === 'boolean')
		return (
			<Checkbox
				label={t(`product.${field}`)}
				checked={value}
				disabled={disabled}
				onChange={(event) => set({ [field]: event.target.checked })}
			/>
		);
	const frame = {
		label: t(`product.${field}`),
		hint: disabled ? t('product.noRight') : hasHint(field) ? t(HINTS[field]) : undefined,
		disabled,
		error: problem(field),
	};
	if (kind === 'momentOrNone')
		return (
			<MomentField
				{...frame}
				value={value as string | null}
				onChange={(moment) => set({ [field]: moment })}
			/>
		);
	return (
		<Field
			{...frame}
			value={value ?? ''}
			inputMode={kind === 'whole' ? 'numeric' : 'decimal'}
			onChange={(event) => set({ [field]: event.target.value })}
		/>
	);
}
