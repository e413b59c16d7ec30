import type { OperationsWire } from '@dukan/domain/running/operations/staff-operations.api.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { operationsTexts } from '@dukan/i18n/texts/backoffice/operations-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { Card, Page, Waiting } from '../../ui/page.tsx';
import { BackupCard } from './backup-card.tsx';
import { CachesCard } from './caches-card.tsx';
import { DatabaseCard, JobsCard, MigrationsCard, ProcessCard } from './machine-cards.tsx';
import styles from './operations.module.css';
import { SmsCard } from './sms-card.tsx';

/**
 * Shows the state of the server, the database, jobs and backups, so that staff notice trouble before
 * customers do.
 */
export function Component() {
	const { t, language } = useTexts(operationsTexts);
	const query = useRead('operations');
	const { data } = query;
	return (
		<Page
			title={t('title')}
			actions={
				<>
					{data && (
						<span className={styles.asOf}>
							{t('common.asOf', { time: formatDateTime(language, new Date(query.dataUpdatedAt)) })}
						</span>
					)}
					<Button look="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
						{t('common.refresh')}
					</Button>
				</>
			}
		>
			{data ? (
				<>
					<HealthCard checks={data.checks} />
					<div className={styles.grid}>
						<BackupCard backups={data.backups} />
						<ProcessCard process={data.process} />
					</div>
					<SmsCard sms={data.sms} />
					<CachesCard operations={data} />
					<JobsCard jobs={data.jobs} />
					<div className={styles.grid}>
						<DatabaseCard database={data.database} />
						<MigrationsCard migrations={data.migrations} />
					</div>
				</>
			) : (
				<Waiting error={query.error} retry={() => void query.refetch()} />
			)}
		</Page>
	);
}

function HealthCard({ checks }: { checks: OperationsWire['checks'] }) {
	const { t } = useTexts(operationsTexts);
	const doubtful = checks.filter(({ state }) => state !== 'good');
	return (
		<Card title={t('health.title')}>
			{doubtful.length === 0 && <p>{t('health.allGood')}</p>}
			{doubtful.map(({ name, state }) => (
				<p key={name} className={state === 'bad' ? styles.warning : undefined}>
					{t(`health.${name}`)}
				</p>
			))}
		</Card>
	);
}
