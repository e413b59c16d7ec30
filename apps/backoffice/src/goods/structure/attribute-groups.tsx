import type {
	StaffAttributeGroupWire,
	StaffUnitWire,
} from '@dukan/domain/goods/structure/staff-structure.api.ts';
import { catalogueTexts } from '@dukan/i18n/texts/backoffice/catalogue-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { nameIn } from '../../ui/editor/name-in.ts';
import { Names, NO_NAMES } from '../../ui/editor/names.tsx';
import { TableEditor } from '../../ui/editor/table-editor.tsx';

/** Edits the groups of attributes, which are headings in a product's table. */
export function AttributeGroups() {
	const { t, c, language } = useTexts(catalogueTexts);
	return (
		<TableEditor<StaffAttributeGroupWire>
			call="attribute_groups"
			right="editCatalogue"
			label={t('part.groups')}
			addLabel={t('group.add')}
			rowKey={({ key }) => key}
			rowName={(row) => nameIn(row, language)}
			ordered
			blank={{ key: '', ...NO_NAMES }}
			columns={[
				{ key: 'name', title: c('common.name'), cell: (row) => <Names row={row} /> },
				{ key: 'key', title: t('attribute.key'), wideOnly: true, cell: ({ key }) => key },
			]}
			fields={[
				{ kind: 'texts', key: 'name', label: c('common.name') },
				{ kind: 'line', key: 'key', label: t('attribute.key'), hint: t('attribute.keyHint'), fixed: true },
			]}
		/>
	);
}

/** Edits the units of numeric attributes. */
export function Units() {
	const { t, c, language } = useTexts(catalogueTexts);
	return (
		<TableEditor<StaffUnitWire>
			call="units"
			right="editCatalogue"
			label={t('part.units')}
			addLabel={t('unit.add')}
			rowKey={({ code }) => code}
			rowName={(row) => nameIn(row, language)}
			blank={{ code: '', ...NO_NAMES }}
			columns={[
				{ key: 'name', title: c('common.name'), cell: (row) => <Names row={row} /> },
				{ key: 'code', title: t('unit.code'), cell: ({ code }) => code },
			]}
			fields={[
				{ kind: 'texts', key: 'name', label: c('common.name') },
				{ kind: 'line', key: 'code', label: t('unit.code'), fixed: true },
			]}
		/>
	);
}
