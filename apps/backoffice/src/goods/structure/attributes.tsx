import { ATTRIBUTE_TYPES } from '@dukan/domain/goods/structure/attribute-types.ts';
import type { StaffAttributeWire } from '@dukan/domain/goods/structure/staff-structure.api.ts';
import { catalogueTexts } from '@dukan/i18n/texts/backoffice/catalogue-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { nameIn } from '../../ui/editor/name-in.ts';
import { Names, NO_NAMES } from '../../ui/editor/names.tsx';
import { TableEditor } from '../../ui/editor/table-editor.tsx';
import { BoundsField } from './bounds-field.tsx';
import { useChoices } from './use-catalogue.ts';
import { ValuesField } from './values-field.tsx';

export function Attributes() {
	const { t, c, language } = useTexts(catalogueTexts);
	const groups = useChoices('attribute_groups', ({ key }) => key);
	const units = useChoices('units', ({ code }) => code);
	const types = ATTRIBUTE_TYPES.map((value) => ({ value, title: t(`attribute.${value}`) }));
	return (
		<TableEditor<StaffAttributeWire>
			call="attributes"
			right="editCatalogue"
			label={t('part.attributes')}
			addLabel={t('attribute.add')}
			rowKey={({ key }) => key}
			rowName={(row) => nameIn(row, language)}
			ordered
			searched
			blank={{
				key: '',
				type: 'enum',
				unit: null,
				groupKey: '',
				...NO_NAMES,
				rangeBounds: null,
				values: [],
			}}
			problems={{ order: t('attribute.boundsOrder') }}
			columns={[
				{ key: 'name', title: c('common.name'), cell: (row) => <Names row={row} /> },
				{
					key: 'type',
					title: t('attribute.type'),
					cell: ({ type, values }) =>
						type === 'enum' ? `${t('attribute.enum')} (${values.length})` : t(`attribute.${type}`),
				},
				{
					key: 'group',
					title: t('attribute.group'),
					wideOnly: true,
					cell: ({ groupKey }) => groups.find(({ value }) => value === groupKey)?.title ?? groupKey,
				},
				{ key: 'key', title: t('attribute.key'), wideOnly: true, cell: ({ key }) => key },
			]}
			fields={[
				{ kind: 'texts', key: 'name', label: c('common.name') },
				{ kind: 'line', key: 'key', label: t('attribute.key'), hint: t('attribute.keyHint'), fixed: true },
				{ kind: 'choice', key: 'type', label: t('attribute.type'), choices: types, fixed: true },
				{ kind: 'choice', key: 'groupKey', label: t('attribute.group'), choices: groups },
				{ kind: 'choice', key: 'unit', label: t('attribute.unit'), choices: units, orNone: true },
				{
					kind: 'own',
					key: 'rangeBounds',
					label: t('attribute.bounds'),
					render: ({ value, draft, set, problem }) =>
						draft.type === 'number' && (
							<BoundsField
								label={t('attribute.bounds')}
								hint={t('attribute.boundsHint')}
								value={value as number[] | null}
								onChange={set}
								problem={problem}
							/>
						),
				},
				{
					kind: 'own',
					key: 'values',
					label: t('attribute.values'),
					render: ({ value, draft, set, problemOf }) =>
						draft.type === 'enum' && (
							<ValuesField
								values={value as StaffAttributeWire['values']}
								onChange={set}
								problemOf={problemOf}
							/>
						),
				},
			]}
		/>
	);
}
