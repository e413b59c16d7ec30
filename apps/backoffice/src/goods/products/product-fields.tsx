import type { Control, ControlValues } from '@dukan/domain/goods/products/column-kinds.ts';
import {
	COLUMN_FIELDS,
	type ColumnCard,
	type ColumnField,
	columnOf,
} from '@dukan/domain/goods/products/product-columns.ts';
import type { ProductChoicesWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import { productsTexts } from '@dukan/i18n/texts/backoffice/products-texts.ts';
import { Checkbox, Field, Select } from '@dukan/ui/field.tsx';
import type { ReactNode } from 'react';
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

/**
 * Shows the fields of one card, in the order of product-columns.ts. Amounts stand side by side, and so do
 * moments.
 */
export function ColumnFields({ card, title, ...props }: FieldsProps & { card: ColumnCard; title: string }) {
	const fields = COLUMN_FIELDS.filter((field) => columnOf(field).card === card);
	const control = (field: ColumnField) => columnOf(field).kind.control;
	const isInRow = (field: ColumnField) => CONTROLS[control(field)].inRow;
	const draw = (field: ColumnField) => <ColumnControl key={field} field={field} {...props} />;
	const rows = Map.groupBy(fields.filter(isInRow), control);
	return (
		<Card title={title}>
			{[...rows].map(([kind, row]) => (
				<div key={kind} className={form.row}>
					{row.map(draw)}
				</div>
			))}
			{fields.filter((field) => !isInRow(field)).map(draw)}
		</Card>
	);
}

type ControlProps<Typed> = {
	label: string;
	hint: string | undefined;
	disabled: boolean;
	error: string | undefined;
	value: Typed;
	onChange: (value: Typed) => void;
	choices: ProductChoicesWire;
	choose: string;
};

type ControlView<Typed> = { inRow: boolean; draw: (props: ControlProps<Typed>) => ReactNode };

/** Renders the control for each kind of column. */
const CONTROLS: { readonly [C in Control]: ControlView<ControlValues[C]> } = {
	brand: {
		inRow: false,
		draw: ({ choices, choose, value, onChange, ...frame }) => (
			<Select {...frame} value={value || ''} onChange={({ target }) => onChange(Number(target.value))}>
				<option value="">{choose}</option>
				{choices.brands.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
			</Select>
		),
	},
	subcategory: {
		inRow: false,
		draw: ({ choices, value, onChange, disabled, error }) => (
			<SubcategorySelect {...{ choices, value, onChange, disabled, error }} />
		),
	},
	yesNo: {
		inRow: false,
		draw: ({ label, disabled, value, onChange }) => (
			<Checkbox
				label={label}
				disabled={disabled}
				checked={value}
				onChange={({ target }) => onChange(target.checked)}
			/>
		),
	},
	whole: { inRow: false, draw: (props) => <TypedField {...props} inputMode="numeric" /> },
	amount: { inRow: true, draw: (props) => <TypedField {...props} inputMode="decimal" /> },
	moment: {
		inRow: true,
		draw: ({ choices: _, choose: __, ...props }) => <MomentField {...props} />,
	},
};

function TypedField({
	choices: _,
	choose: __,
	onChange,
	...field
}: ControlProps<string> & { inputMode: 'numeric' | 'decimal' }) {
	return <Field {...field} onChange={({ target }) => onChange(target.value)} />;
}

const HINTS = {
	unitFactor: 'product.unitFactorHint',
	saleEndsAt: 'product.saleHint',
	dollarPriceCents: 'product.dollarHint',
} as const satisfies Partial<Record<ColumnField, string>>;

const hasHint = (field: ColumnField): field is keyof typeof HINTS => Object.hasOwn(HINTS, field);

function ColumnControl({ field, draft, set, problem, choices }: FieldsProps & { field: ColumnField }) {
	const { t } = useTexts(productsTexts);
	const { may } = useMember();
	const { kind, right } = columnOf(field);
	// DESK-14: a field is disabled only for a right of its own. Without the right to edit the catalogue, the
	// whole form is disabled.
	const disabled = right !== 'editCatalogue' && !may(right);
	if (field === 'purchaseLimit' && !draft.limited) return null;
	// The cast is safe, because the column's kind sets both the draft's type and the control.
	const { draw } = CONTROLS[kind.control] as ControlView<ControlValues[Control]>;
	return draw({
		label: t(`product.${field}`),
		hint: disabled ? t('product.noRight') : hasHint(field) ? t(HINTS[field]) : undefined,
		disabled,
		error: problem(field),
		value: draft[field],
		onChange: (value) => set({ [field]: value }),
		choices,
		choose: t('product.choose'),
	});
}
