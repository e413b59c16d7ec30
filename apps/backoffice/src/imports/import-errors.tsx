import type { ImportErrorWire } from '@dukan/domain/imports/staff-imports.api.ts';
import { importsTexts } from '@dukan/i18n/texts/backoffice/imports-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { csvText, saveFile } from '../platform/csv-file.ts';
import { useTexts } from '../platform/texts.tsx';
import form from '../ui/form.module.css';
import { Card } from '../ui/page.tsx';
import { PlainTable } from '../ui/plain-table.tsx';
import styles from './imports.module.css';

export function ImportErrors({ errors, bad }: { errors: readonly ImportErrorWire[]; bad: number }) {
	const { t, language } = useTexts(importsTexts);
	const save = () =>
		saveFile(
			'errors.csv',
			csvText(language, [
				[t('errors.row'), t('errors.column'), t('errors.value'), t('errors.reason')],
				...errors.map(({ row, column, value, code }) => [String(row), column, value, t(`error.${code}`)]),
			]),
		);
	return (
		<Card
			title={t('errors.title')}
			actions={
				<Button look="secondary" onClick={save}>
					{t('errors.download')}
				</Button>
			}
		>
			{bad > errors.length && <p className={form.hint}>{t('errors.more', { count: errors.length })}</p>}
			<PlainTable
				label={t('errors.title')}
				rows={errors}
				rowKey={({ row, column, code }) => `${row} ${column} ${code}`}
				columns={[
					{ key: 'row', title: t('errors.row'), cell: ({ row }) => row },
					{ key: 'column', title: t('errors.column'), cell: ({ column }) => <code>{column}</code> },
					{ key: 'reason', title: t('errors.reason'), cell: ({ code }) => t(`error.${code}`) },
					{
						key: 'value',
						title: t('errors.value'),
						cell: ({ value }) => <span className={styles.value}>{value}</span>,
					},
				]}
			/>
		</Card>
	);
}
