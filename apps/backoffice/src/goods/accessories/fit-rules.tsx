import type { FitRuleWire, StaffFitRuleWire } from '@dukan/domain/goods/accessories/staff-accessories.api.ts';
import { accessoriesTexts } from '@dukan/i18n/texts/backoffice/accessories-texts.ts';
import { catalogueTexts } from '@dukan/i18n/texts/backoffice/catalogue-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { TableEditor } from '../../ui/editor/table-editor.tsx';
import form from '../../ui/form.module.css';
import { titled, useChoices } from '../structure/use-catalogue.ts';
import { FitConditions } from './fit-conditions.tsx';

/** CHOOSE-02: edits the rules that say by attributes which goods fit together. */
export function FitRules() {
	const { t, c } = useTexts(accessoriesTexts);
	const { t: part } = useTexts(catalogueTexts);
	const subcategories = useChoices('subcategories', ({ id }) => id);
	const attributes = useChoices('attributes', ({ key }) => key);
	const subcategory = (id: number) => titled([String(id)], subcategories)[0]?.title ?? '';
	const attribute = (key: string) => titled([key], attributes)[0]?.title ?? key;
	return (
		<TableEditor<StaffFitRuleWire>
			call="fit_rules"
			right="editCatalogue"
			label={part('part.fits')}
			addLabel={t('rule.add')}
			rowKey={({ id }) => String(id)}
			rowName={(row) => `${subcategory(row.subcategoryId)} → ${subcategory(row.accessorySubcategoryId)}`}
			ordered
			blank={{
				subcategoryId: null,
				accessorySubcategoryId: null,
				rule: { allOf: [] },
				isNeeded: false,
			}}
			columns={[
				{ key: 'thing', title: t('rule.thing'), cell: (row) => subcategory(row.subcategoryId) },
				{
					key: 'accessory',
					title: t('rule.accessory'),
					cell: (row) => subcategory(row.accessorySubcategoryId),
				},
				{
					key: 'when',
					title: t('rule.when'),
					wideOnly: true,
					cell: ({ rule: { allOf } }) =>
						allOf
							.map(
								({ key, accessoryKey, compare }) =>
									`${attribute(key)} ${t(`short.${compare}`)} ${attribute(accessoryKey)}`,
							)
							.join(', ') || t('rule.always'),
				},
				{
					key: 'needed',
					title: t('rule.neededShort'),
					wideOnly: true,
					cell: ({ isNeeded }) => (isNeeded ? c('common.yes') : c('common.no')),
				},
			]}
			fields={[
				{
					kind: 'choice',
					key: 'subcategoryId',
					label: t('rule.thing'),
					choices: subcategories,
					numeric: true,
				},
				{
					kind: 'choice',
					key: 'accessorySubcategoryId',
					label: t('rule.accessory'),
					choices: subcategories,
					numeric: true,
				},
				{
					kind: 'own',
					key: 'rule',
					label: t('rule.when'),
					render: ({ value, draft, set, problem }) => (
						<FitConditions
							rule={value as FitRuleWire}
							thingId={draft.subcategoryId as number | null}
							accessoryId={draft.accessorySubcategoryId as number | null}
							onChange={set}
							problem={problem}
						/>
					),
				},
				{ kind: 'yesNo', key: 'isNeeded', label: t('rule.needed') },
			]}
		>
			<p className={form.hint}>{t('rule.intro')}</p>
		</TableEditor>
	);
}
