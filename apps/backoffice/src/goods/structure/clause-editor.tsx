import type { SmartClauseWire } from '@dukan/domain/goods/structure/staff-structure.api.ts';
import { catalogueTexts } from '@dukan/i18n/texts/backoffice/catalogue-texts.ts';
import { editorTexts } from '@dukan/i18n/texts/backoffice/editor-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Select } from '@dukan/ui/field.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { NumberField } from '../../ui/editor/number-field.tsx';
import form from '../../ui/form.module.css';
import { Card } from '../../ui/page.tsx';
import { ChipChoice } from './chip-choice.tsx';
import { FacetChoice } from './facet-choice.tsx';
import { changedClause } from './filled-rule.ts';
import { useChoices } from './use-catalogue.ts';

type Props = {
	title: string;
	clause: SmartClauseWire;
	onChange: (clause: SmartClauseWire) => void;
	onRemove: (() => void) | undefined;
};

/** Edits one clause. All of its parts must hold, but empty parts are ignored. */
export function ClauseEditor({ title, clause, onChange, onRemove }: Props) {
	const { t } = useTexts(catalogueTexts);
	const { t: e } = useTexts(editorTexts);
	const categories = useChoices('categories', ({ id }) => id);
	const subcategories = useChoices('subcategories', ({ id }) => id);
	const attributes = useChoices('attributes', ({ key }) => key);
	const set = (part: Parameters<typeof changedClause>[1]) => onChange(changedClause(clause, part));
	const chosen = clause.attributes ?? {};
	const price = (key: 'minPriceTenge' | 'maxPriceTenge') => (
		<NumberField
			label={t(key === 'minPriceTenge' ? 'rule.priceFrom' : 'rule.priceTo')}
			manat
			orNone
			value={clause[key] ?? null}
			onChange={(value) => set({ [key]: (value ?? undefined) as number | undefined })}
		/>
	);
	return (
		<Card
			title={title}
			actions={
				onRemove && (
					<Button look="quiet" aria-label={e('editor.take', { name: title })} onClick={onRemove}>
						{e('editor.remove')}
					</Button>
				)
			}
		>
			<ChipChoice
				label={t('part.categories')}
				choices={categories}
				chosen={(clause.categoryIds ?? []).map(String)}
				onChange={(ids) => set({ categoryIds: ids.map(Number) })}
			/>
			<ChipChoice
				label={t('part.subcategories')}
				choices={subcategories}
				chosen={(clause.subcategoryIds ?? []).map(String)}
				onChange={(ids) => set({ subcategoryIds: ids.map(Number) })}
			/>
			{Object.entries(chosen).map(([key, values]) => (
				<FacetChoice
					key={key}
					attributeKey={key}
					label={attributes.find(({ value }) => value === key)?.title ?? key}
					chosen={values}
					onChange={(next) => set({ attributes: { ...chosen, [key]: next } })}
				/>
			))}
			<FacetAdder
				label={t('rule.attribute')}
				choices={attributes.filter(({ value }) => !(value in chosen))}
				clause={clause}
				onChange={onChange}
			/>
			<div className={form.row}>
				{price('minPriceTenge')}
				{price('maxPriceTenge')}
			</div>
		</Card>
	);
}

function FacetAdder({
	label,
	choices,
	clause,
	onChange,
}: {
	label: string;
	choices: readonly { value: string; title: string }[];
	clause: SmartClauseWire;
	onChange: (clause: SmartClauseWire) => void;
}) {
	const { t } = useTexts(editorTexts);
	return (
		<Select
			label={t('editor.addTo', { name: label })}
			value=""
			onChange={({ target }) =>
				target.value && onChange({ ...clause, attributes: { ...clause.attributes, [target.value]: [] } })
			}
		>
			<option value="">{t('editor.choose')}</option>
			{choices.map(({ value, title }) => (
				<option key={value} value={value}>
					{title}
				</option>
			))}
		</Select>
	);
}
