import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { staffTexts } from '@dukan/i18n/texts/backoffice/staff-texts.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useList } from '../../platform/use-list.ts';
import { useRead } from '../../platform/use-read.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { ChoiceFilter, DateFilter, ListTools, SearchFilter } from '../../ui/list-tools.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './audit-change.module.css';
import { AuditChange } from './audit-change.tsx';
import { AuditSubject, subjectName } from './audit-subject.tsx';

/** S17: lists every change made by staff, with the former values. */
export function Component() {
	const { t, c, language } = useTexts(staffTexts);
	const { may } = useMember();
	const list = useList('audit');
	const subjects = useRead('audit_subjects');
	const accounts = useRead('accounts', {}, { enabled: may('manageStaff') });
	return (
		<Page title={t('audit.title')}>
			<ListTools list={list}>
				<SearchFilter list={list} name="text" label={t('audit.text')} />
				{accounts.data && (
					<ChoiceFilter
						list={list}
						name="staff"
						label={t('audit.who')}
						choices={accounts.data.map(({ id, name, login }) => ({
							value: String(id),
							title: `${name} (${login})`,
						}))}
					/>
				)}
				<ChoiceFilter
					list={list}
					name="subject"
					label={t('audit.what')}
					choices={(subjects.data ?? []).map((subject) => ({
						value: subject,
						title: subjectName(subject, t),
					}))}
				/>
				<SearchFilter list={list} name="key" label={t('audit.key')} />
				<DateFilter list={list} name="from" label={c('common.from')} />
				<DateFilter list={list} name="to" label={c('common.to')} />
			</ListTools>
			<DataTable
				label={t('audit.title')}
				list={list}
				rowKey={({ id }) => id}
				columns={[
					{
						key: 'at',
						title: c('common.date'),
						cell: ({ at }) => <span className={styles.when}>{formatDateTime(language, new Date(at))}</span>,
					},
					{ key: 'who', title: t('audit.who'), cell: ({ staff }) => staff.name },
					{
						key: 'what',
						title: t('audit.what'),
						cell: (entry) => <AuditSubject entry={entry} />,
					},
					{ key: 'change', title: t('audit.change'), cell: (entry) => <AuditChange entry={entry} /> },
				]}
			/>
		</Page>
	);
}
