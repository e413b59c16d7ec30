import type { OperationsWire } from '@dukan/domain/running/operations/staff-operations.api.ts';
import { formatBytes } from '@dukan/i18n/format/bytes.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { formatDecimal, formatInteger } from '@dukan/i18n/format/number.ts';
import { operationsTexts } from '@dukan/i18n/texts/backoffice/operations-texts.ts';
import type { PlainKey } from '@dukan/i18n/translate.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { useTexts } from '../../platform/texts.tsx';
import form from '../../ui/form.module.css';
import { Card } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { Facts } from './facts.tsx';
import styles from './operations.module.css';

export function ProcessCard({ process }: { process: OperationsWire['process'] }) {
	const { t, language } = useTexts(operationsTexts);
	const load = process.load.map((value) => formatDecimal(language, value.toFixed(2))).join(' · ');
	return (
		<Card title={t('process.title')}>
			<p className={form.hint}>{t('process.note')}</p>
			<Facts
				facts={[
					[t('process.name'), process.name],
					[t('process.version'), `Dükan ${process.version}, Node ${process.node}`],
					[t('process.started'), formatDateTime(language, new Date(process.startedAt))],
					[
						t('process.memory'),
						t('process.memoryOf', {
							all: formatBytes(language, process.memoryBytes),
							heap: formatBytes(language, process.heapBytes),
						}),
					],
					[t('process.load'), t('process.loadOf', { load, count: process.processors })],
				]}
			/>
		</Card>
	);
}

const isKey = (key: string): key is PlainKey<(typeof operationsTexts)['en']> => key in operationsTexts.en;

export function DatabaseCard({ database }: { database: OperationsWire['database'] }) {
	const { t, language } = useTexts(operationsTexts);
	const { used, active, max } = database.connections;
	const replicas = database.replicas.map(({ name, state, lagBytes }) =>
		t('database.replicaLag', { name, state, lag: lagBytes === null ? '?' : formatBytes(language, lagBytes) }),
	);
	return (
		<Card title={t('database.title')}>
			<Facts
				facts={[
					[t('process.version'), `PostgreSQL ${database.version}`],
					[t('process.started'), formatDateTime(language, new Date(database.startedAt))],
					[t('database.size'), formatBytes(language, database.bytes)],
					[t('database.connections'), t('database.connectionsOf', { used, active, max })],
					[t('database.replicas'), replicas.length > 0 ? replicas.join('; ') : t('database.noReplicas')],
				]}
			/>
			<PlainTable
				label={t('database.title')}
				rows={database.tables}
				rowKey={({ name }) => name}
				columns={[
					{ key: 'name', title: t('database.table'), cell: ({ name }) => name },
					{
						key: 'rows',
						title: t('database.rows'),
						align: 'end',
						cell: ({ rows }) => formatInteger(language, rows),
					},
					{
						key: 'size',
						title: t('database.size'),
						align: 'end',
						cell: ({ bytes }) => formatBytes(language, bytes),
					},
				]}
			/>
		</Card>
	);
}

export function JobsCard({ jobs }: { jobs: OperationsWire['jobs'] }) {
	const { t, c, language } = useTexts(operationsTexts);
	return (
		<Card title={t('jobs.title')}>
			{jobs.length === 0 ? (
				<p>{t('jobs.none')}</p>
			) : (
				<PlainTable
					label={t('jobs.title')}
					rows={jobs}
					rowKey={({ job }) => job}
					columns={[
						{
							key: 'job',
							title: t('jobs.job'),
							cell: ({ job }) => {
								const name = `jobs.${job}`;
								return isKey(name) ? t(name) : job;
							},
						},
						{
							key: 'last',
							title: t('jobs.last'),
							cell: ({ finishedAt }) => formatDateTime(language, new Date(finishedAt)),
						},
						{
							key: 'state',
							title: c('common.status'),
							cell: ({ ok, note }) => (
								<>
									<Badge look={ok ? 'quiet' : 'sale'}>{t(ok ? 'jobs.good' : 'jobs.bad')}</Badge>{' '}
									<span className={styles.longName}>{note}</span>
								</>
							),
						},
						{
							key: 'where',
							title: t('jobs.where'),
							cell: ({ process }) => <span className={styles.longName}>{process}</span>,
						},
					]}
				/>
			)}
		</Card>
	);
}

export function MigrationsCard({ migrations }: { migrations: OperationsWire['migrations'] }) {
	const { t, c, language } = useTexts(operationsTexts);
	const [newest] = migrations;
	const when = (at: string) => formatDateTime(language, new Date(at));
	return (
		<Card title={t('migrations.title')}>
			{newest && (
				<details>
					<summary>
						{t('migrations.last', {
							name: newest.name,
							time: when(newest.appliedAt),
							count: migrations.length,
						})}
					</summary>
					<PlainTable
						label={t('migrations.title')}
						rows={migrations}
						rowKey={({ number }) => number}
						columns={[
							{ key: 'number', title: t('migrations.number'), cell: ({ number }) => number },
							{
								key: 'name',
								title: c('common.name'),
								cell: ({ name }) => <span className={styles.longName}>{name}</span>,
							},
							{ key: 'applied', title: t('migrations.applied'), cell: ({ appliedAt }) => when(appliedAt) },
						]}
					/>
				</details>
			)}
		</Card>
	);
}
