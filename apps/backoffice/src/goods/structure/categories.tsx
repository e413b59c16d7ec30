import type { StaffCategoryWire } from '@dukan/domain/goods/structure/staff-structure.api.ts';
import { formatInteger } from '@dukan/i18n/format/number.ts';
import { catalogueTexts } from '@dukan/i18n/texts/backoffice/catalogue-texts.ts';
import { ICON_PATHS, type IconName } from '@dukan/ui/icon-paths.ts';
import { useTexts } from '../../platform/texts.tsx';
import type { OwnField } from '../../ui/editor/editor-types.ts';
import { nameIn } from '../../ui/editor/name-in.ts';
import { Names, NO_NAMES } from '../../ui/editor/names.tsx';
import { PickedList } from '../../ui/editor/picked-list.tsx';
import { TableEditor } from '../../ui/editor/table-editor.tsx';
import { OfficeIcon } from '../../ui/office-icon.tsx';
import type { OfficeIconName } from '../../ui/office-icon-paths.ts';
import styles from './icon-choice.module.css';
import { titled, useChoices } from './use-catalogue.ts';

export function Categories() {
	const { t, c, language } = useTexts(catalogueTexts);
	const attributes = useChoices('attributes', ({ key }) => key);
	/** Leaves out brand and price, which older lists also name. Every category has these two filters. */
	const known = (keys: readonly string[]) =>
		keys.filter((key) => attributes.some(({ value }) => value === key));
	const attributeList = (key: 'cardHighlights' | 'filters', label: string, hint: string) => ({
		kind: 'own' as const,
		key,
		label,
		render: ({ value, set, problem }: OwnField) => (
			<PickedList
				label={label}
				hint={hint}
				chosen={titled(known(value as string[]), attributes)}
				choices={attributes}
				onChange={set}
				problem={problem}
			/>
		),
	});
	return (
		<TableEditor<StaffCategoryWire>
			call="categories"
			right="editCatalogue"
			label={t('part.categories')}
			addLabel={t('category.add')}
			rowKey={({ id }) => String(id)}
			rowName={(row) => nameIn(row, language)}
			ordered
			alsoChanges={['subcategories']}
			blank={{ ...NO_NAMES, icon: 'tag', cardHighlights: [], filters: [] }}
			columns={[
				{
					key: 'icon',
					title: t('category.icon'),
					cell: ({ icon }) => <OfficeIcon name={icon as OfficeIconName} />,
				},
				{ key: 'name', title: c('common.name'), cell: (row) => <Names row={row} /> },
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
					kind: 'own',
					key: 'icon',
					label: t('category.icon'),
					render: ({ value, set }) => (
						<IconChoice label={t('category.icon')} value={String(value)} onChange={set} />
					),
				},
				attributeList('cardHighlights', t('category.highlights'), t('category.highlightsHint')),
				attributeList('filters', t('category.filters'), t('category.filtersHint')),
			]}
		/>
	);
}

type Props = { label: string; value: string; onChange: (icon: string) => void };

/** Chooses one of the shop's icons. */
function IconChoice({ label, value, onChange }: Props) {
	return (
		<fieldset className={styles.icons}>
			<legend className={styles.legend}>{label}</legend>
			{(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
				<label key={name} className={styles.icon} title={name}>
					<input
						type="radio"
						name="icon"
						className="visually-hidden"
						aria-label={name}
						checked={name === value}
						onChange={() => onChange(name)}
					/>
					<OfficeIcon name={name} />
				</label>
			))}
		</fieldset>
	);
}
