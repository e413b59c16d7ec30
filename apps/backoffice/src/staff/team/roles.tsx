import {
	OWNER,
	RIGHT_GROUPS,
	type RightGroup,
	type StaffRight,
} from '@dukan/domain/staff/access/staff-rights.ts';
import type { StaffRoleWire } from '@dukan/domain/staff/team/staff.api.ts';
import { rolesTexts } from '@dukan/i18n/texts/backoffice/roles-texts.ts';
import { Checkbox } from '@dukan/ui/field.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { nameIn } from '../../ui/editor/name-in.ts';
import { TableEditor } from '../../ui/editor/table-editor.tsx';
import form from '../../ui/form.module.css';

const GROUPS = Object.keys(RIGHT_GROUPS) as RightGroup[];

/**
 * DESK-14: a role is a set of rights. The owner edits the roles, and the time after which an unused page is
 * locked.
 */
export function Roles() {
	const { t, language } = useTexts(rolesTexts);
	return (
		<TableEditor<StaffRoleWire>
			call="roles"
			right="manageStaff"
			label={t('roles.title')}
			addLabel={t('roles.add')}
			rowKey={({ key }) => key}
			rowName={(row) => nameIn(row, language)}
			blank={{ key: '', name: '', rights: ['readCatalogue'], idleMinutes: 30 }}
			columns={[
				{ key: 'name', title: t('roles.name'), cell: (row) => nameIn(row, language) },
				{
					key: 'rights',
					title: t('roles.rights'),
					cell: ({ key, rights }) =>
						key === OWNER
							? t('roles.all')
							: GROUPS.filter((group) => RIGHT_GROUPS[group].some((right) => rights.includes(right)))
									.map((group) => t(`group.${group}`))
									.join(', '),
				},
				{
					key: 'idle',
					title: t('roles.idle'),
					align: 'end',
					cell: ({ idleMinutes }) => idleMinutes,
				},
			]}
			fields={[
				{ kind: 'line', key: 'key', label: t('roles.key'), hint: t('roles.keyHint'), fixed: true },
				{ kind: 'texts', key: 'name', label: t('roles.name') },
				{ kind: 'number', key: 'idleMinutes', label: t('roles.idle') },
				{
					kind: 'own',
					key: 'rights',
					label: t('roles.rights'),
					render: ({ value, draft, set }) =>
						draft.key === OWNER ? (
							<p>{t('roles.ownerHint')}</p>
						) : (
							<RightsField rights={value as readonly StaffRight[]} onChange={set} />
						),
				},
			]}
		/>
	);
}

function RightsField({
	rights,
	onChange,
}: {
	rights: readonly StaffRight[];
	onChange: (rights: StaffRight[]) => void;
}) {
	const { t } = useTexts(rolesTexts);
	return (
		<div className={form.form}>
			{GROUPS.map((group) => (
				<fieldset key={group} className={form.row}>
					<legend>
						<strong>{t(`group.${group}`)}</strong>
					</legend>
					{RIGHT_GROUPS[group].map((right) => (
						<Checkbox
							key={right}
							label={t(`right.${right}`)}
							checked={rights.includes(right)}
							onChange={({ target }) =>
								onChange(target.checked ? [...rights, right] : rights.filter((one) => one !== right))
							}
						/>
					))}
				</fieldset>
			))}
		</div>
	);
}
