import type {
	SmartRuleWire,
	StaffSmartCategoryWire,
} from '@dukan/domain/goods/structure/staff-structure.api.ts';
import { catalogueTexts } from '@dukan/i18n/texts/backoffice/catalogue-texts.ts';
import { Choices } from '@dukan/ui/choices.tsx';
import { useTexts } from '../../platform/texts.tsx';
import type { Draft } from '../../ui/editor/editor-types.ts';
import { Names, NO_NAMES, nameIn } from '../../ui/editor/names.tsx';
import { TableEditor } from '../../ui/editor/table-editor.tsx';
import { filledRule } from './filled-rule.ts';
import { PickedProducts } from './picked-products.tsx';
import { RuleEditor } from './rule-editor.tsx';

const EMPTY_RULE: SmartRuleWire = { anyOf: [{}] };

/** Its products travel as rows and are sent as ids. */
const toDraft = (row: StaffSmartCategoryWire): Draft => ({
	name_en: row.name_en,
	name_ru: row.name_ru,
	name_tm: row.name_tm,
	is_new: row.is_new,
	opens_builder: row.opens_builder,
	rule: row.rule,
	products: row.products.map(({ id }) => id),
});

export function SmartCategories() {
	const { t, c, language } = useTexts(catalogueTexts);
	return (
		<TableEditor<StaffSmartCategoryWire>
			call="smart_categories"
			right="editCatalogue"
			label={t('part.smart')}
			addLabel={t('smart.add')}
			rowKey={({ id }) => String(id)}
			rowName={(row) => nameIn(row, language)}
			ordered
			blank={{ ...NO_NAMES, is_new: false, opens_builder: false, rule: EMPTY_RULE, products: [] }}
			toDraft={toDraft}
			toSent={(draft) => (draft.rule ? { ...draft, rule: filledRule(draft.rule as SmartRuleWire) } : draft)}
			columns={[
				{ key: 'name', title: c('common.name'), cell: (row) => <Names row={row} /> },
				{
					key: 'by',
					title: t('smart.how'),
					cell: ({ rule, products }) =>
						rule ? t('smart.byRule') : `${t('smart.byHand')} (${products.length})`,
				},
				{
					key: 'new',
					title: t('smart.new'),
					wideOnly: true,
					cell: ({ is_new }) => (is_new ? c('common.yes') : c('common.no')),
				},
			]}
			fields={[
				{ kind: 'texts', key: 'name', label: c('common.name') },
				{ kind: 'yesNo', key: 'is_new', label: t('smart.new') },
				{ kind: 'yesNo', key: 'opens_builder', label: t('smart.builder') },
				{
					kind: 'own',
					key: 'rule',
					label: t('smart.how'),
					render: ({ value, set, problem }) => (
						<>
							<Choices
								legend={t('smart.how')}
								name="how"
								chosen={value ? 'rule' : 'hand'}
								onChoose={(how) => set(how === 'rule' ? EMPTY_RULE : null)}
								choices={[
									{ value: 'rule', title: t('smart.byRule'), detail: t('smart.byRuleHint') },
									{ value: 'hand', title: t('smart.byHand'), detail: t('smart.byHandHint') },
								]}
							/>
							{value !== null && (
								<RuleEditor rule={value as SmartRuleWire} onChange={set} problem={problem} />
							)}
						</>
					),
				},
				{
					kind: 'own',
					key: 'products',
					label: t('products'),
					render: ({ value, draft, set, problemOf }) =>
						draft.rule === null && (
							<PickedProducts
								label={t('smart.products')}
								find={t('smart.find')}
								call="smart_categories"
								ids={value as number[]}
								onChange={set}
								problem={problemOf('product_id') ?? problemOf('products')}
							/>
						),
				},
			]}
		/>
	);
}
