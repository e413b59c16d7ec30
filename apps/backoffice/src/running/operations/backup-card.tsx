import type { OperationsWire } from '@dukan/domain/running/operations/staff-operations.api.ts';
import { formatBytes } from '@dukan/i18n/format/bytes.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { operationsTexts } from '@dukan/i18n/texts/backoffice/operations-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { Card } from '../../ui/page.tsx';
import { Facts } from './facts.tsx';
import styles from './operations.module.css';

export function BackupCard({ backups: { last, lastGood } }: { backups: OperationsWire['backups'] }) {
	const { t, language } = useTexts(operationsTexts);
	const note = last?.note || '—';
	return (
		<Card title={t('backup.title')}>
			{last && !last.ok && (
				<p className={styles.warning}>{t(last.finishedAt ? 'backup.failed' : 'backup.running', { note })}</p>
			)}
			<Facts
				facts={[
					[t('backup.last'), lastGood ? formatDateTime(language, new Date(lastGood.startedAt)) : '—'],
					[t('backup.size'), lastGood?.bytes ? formatBytes(language, lastGood.bytes) : '—'],
					[t('backup.kind'), lastGood?.kind ?? '—'],
				]}
			/>
		</Card>
	);
}
