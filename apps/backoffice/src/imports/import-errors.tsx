import type { ImportErrorWire } from '@dukan/domain/imports/staff-imports.api.ts';
import { importsTexts } from '@dukan/i18n/texts/backoffice/imports-texts.ts';
import { useTexts } from '../platform/texts.tsx';
import form from '../ui/form.module.css';
import { Card } from '../ui/page.tsx';
import { PlainTable } from '../ui/plain-table.tsx';

export function ImportErrors({ errors, bad }: { errors: readonly ImportErrorWire[]; bad: number }) {
	const { t } = useTexts(importsTexts);
	return (
		<Card title={t('errors.title')}>
			{bad > errors.length && <p className={form.hint}>{t('errors.more', { count: errors.length })}</p>}
			<PlainTable
				label={t('errors.title')}
				rows={errors}
				rowKey={({ row, column, code }) => `${row} ${column} ${code}`}
				columns={[
					{ key: 'row', title: t('errors.row'), cell: ({ row }) => row },
					{ key: 'column', title: t('errors.column'), cell: ({ column }) => <code>{column}</code> },
					{ key: 'value', title: t('errors.value'), cell: ({ value }) => value },
					{ key: 'reason', title: t('errors.reason'), cell: ({ code }) => t(`error.${code}`) },
				]}
			/>
		</Card>
	);
}
