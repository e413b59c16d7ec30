import { BUILD_SLOTS } from '@dukan/domain/goods/structure/build-slots.ts';
import type { StaffSubcategoryWire } from '@dukan/domain/goods/structure/staff-structure.api.ts';
import { formatInteger } from '@dukan/i18n/format/number.ts';
import { catalogueTexts } from '@dukan/i18n/texts/backoffice/catalogue-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { nameIn } from '../../ui/editor/name-in.ts';
import { Names, NO_NAMES } from '../../ui/editor/names.tsx';
import { PickedList } from '../../ui/editor/picked-list.tsx';
import { TableEditor } from '../../ui/editor/table-editor.tsx';
import { titled, useChoices } from './use-catalogue.ts';

export function Subcategories() {
	const { t, c, language } = useTexts(catalogueTexts);
	const categories = useChoices('categories', ({ id }) => id);
	const attributes = useChoices('attributes', ({ key }) => key);
	return (
		<TableEditor<StaffSubcategoryWire>
			call="subcategories"
			right="editCatalogue"
			label={t('part.subcategories')}
			addLabel={t('subcategory.add')}
			rowKey={({ id }) => String(id)}
			rowName={(row) => nameIn(row, language)}
			ordered
			parent={{ label: t('subcategory.category'), column: 'categoryId', choices: categories }}
			blank={{ ...NO_NAMES, categoryId: null, buildSlot: null, isAccessory: false, attributes: [] }}
			columns={[
				{ key: 'name', title: c('common.name'), cell: (row) => <Names row={row} /> },
				{
					key: 'attributes',
					title: t('part.attributes'),
					wideOnly: true,
					cell: (row) =>
						titled(row.attributes, attributes)
							.map(({ title }) => title)
							.join(', '),
				},
				{
					key: 'products',
					title: t('products'),
					align: 'end',
					cell: ({ products }) => formatInteger(language, products),
				},
			]}
			fields={[
				{ kind: 'texts', key: 'name', label: c('common.name') },
				{
					kind: 'choice',
					key: 'categoryId',
					label: t('subcategory.category'),
					choices: categories,
					numeric: true,
					fixed: true,
				},
				{
					kind: 'choice',
					key: 'buildSlot',
					label: t('subcategory.buildSlot'),
					choices: BUILD_SLOTS.map((value) => ({ value, title: t(`slot.${value}`) })),
					orNone: true,
				},
				{ kind: 'yesNo', key: 'isAccessory', label: t('subcategory.accessory') },
				{
					kind: 'own',
					key: 'attributes',
					label: t('part.attributes'),
					render: ({ value, set, problem }) => (
						<PickedList
							label={t('part.attributes')}
							hint={t('subcategory.attributesHint')}
							chosen={titled(value as string[], attributes)}
							choices={attributes}
							onChange={set}
							problem={problem}
						/>
					),
				},
			]}
		/>
	);
}
