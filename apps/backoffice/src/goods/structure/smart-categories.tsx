import type {
	SmartRuleWire,
	StaffSmartCategoryWire,
} from '@dukan/domain/goods/structure/staff-structure.api.ts';
import { catalogueTexts } from '@dukan/i18n/texts/backoffice/catalogue-texts.ts';
import { Choices } from '@dukan/ui/choices.tsx';
import { useTexts } from '../../platform/texts.tsx';
import type { Draft } from '../../ui/editor/editor-types.ts';
import { nameIn } from '../../ui/editor/name-in.ts';
import { Names, NO_NAMES } from '../../ui/editor/names.tsx';
import { TableEditor } from '../../ui/editor/table-editor.tsx';
import { filledRule } from './filled-rule.ts';
import { PickedProducts } from './picked-products.tsx';
import { RuleEditor } from './rule-editor.tsx';

const EMPTY_RULE: SmartRuleWire = { anyOf: [{}] };

/** Makes the draft of a smart category. Its products are loaded as rows but sent as ids. */
const toDraft = (row: StaffSmartCategoryWire): Draft => ({
	nameEn: row.nameEn,
	nameRu: row.nameRu,
	nameTm: row.nameTm,
	isNew: row.isNew,
	opensBuilder: row.opensBuilder,
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
			blank={{ ...NO_NAMES, isNew: false, opensBuilder: false, rule: EMPTY_RULE, products: [] }}
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
					cell: ({ isNew }) => (isNew ? c('common.yes') : c('common.no')),
				},
			]}
			fields={[
				{ kind: 'texts', key: 'name', label: c('common.name') },
				{ kind: 'yesNo', key: 'isNew', label: t('smart.new') },
				{ kind: 'yesNo', key: 'opensBuilder', label: t('smart.builder') },
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
								problem={problemOf('productId') ?? problemOf('products')}
							/>
						),
				},
			]}
		/>
	);
}
