import { BACKUP_OVERDUE_HOURS } from '@dukan/domain/running/operations/operation-rules.ts';
import type { OperationsWire } from '@dukan/domain/running/operations/staff-operations.api.ts';
import { formatBytes } from '@dukan/i18n/format/bytes.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { operationsTexts } from '@dukan/i18n/texts/backoffice/operations-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { Card } from '../../ui/page.tsx';
import { Facts } from './facts.tsx';
import styles from './operations.module.css';

const HOUR_MS = 3_600_000;

export function BackupCard({ backups: { last, lastGood } }: { backups: OperationsWire['backups'] }) {
	const { t, language } = useTexts(operationsTexts);
	const isOverdue =
		lastGood !== null && Date.now() - Date.parse(lastGood.startedAt) > BACKUP_OVERDUE_HOURS * HOUR_MS;
	const note = last?.note || '—';
	return (
		<Card title={t('backup.title')}>
			{!lastGood && <p className={styles.warning}>{t('backup.never')}</p>}
			{isOverdue && <p className={styles.warning}>{t('backup.overdue')}</p>}
			{last && !last.ok && (
				<p className={styles.warning}>{t(last.finishedAt ? 'backup.failed' : 'backup.running', { note })}</p>
			)}
			{lastGood && (
				<Facts
					facts={[
						[t('backup.last'), formatDateTime(language, new Date(lastGood.startedAt))],
						[t('backup.size'), lastGood.bytes === null ? '—' : formatBytes(language, lastGood.bytes)],
						[t('backup.kind'), lastGood.kind],
					]}
				/>
			)}
		</Card>
	);
}
