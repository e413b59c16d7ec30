import type { BadRowsWire, ImportWire } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import { importsTexts } from '@dukan/i18n/texts/backoffice/imports-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { read } from '../../platform/call.ts';
import { csvText, saveFile } from '../../platform/csv-file.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import form from '../../ui/form.module.css';
import { Card } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import styles from './imports.module.css';
import { useCellWords } from './use-cell-words.ts';

export function ImportErrors({ view: { id, fileName, errors, bad } }: { view: ImportWire }) {
	const { t, language } = useTexts(importsTexts);
	const { titleOf } = useCellWords();
	const named = ({ title, column }: { title: string; column: string }) => title || titleOf(column);
	/**
	 * Saves the wrong rows with their columns and the problem as a further column. An import ignores that
	 * column, because it does not know its title.
	 */
	const saveRows = ({ titles, rows }: BadRowsWire) =>
		saveFile(
			`${fileName.replace(/\.\w+$/, '')}-errors.csv`,
			csvText(language, [
				[...titles, t('errors.reason')],
				...rows.map(({ row, cells, errors: wrong }) => [
					...titles.map((_, index) => cells[index] ?? ''),
					`${t('errors.row')} ${row}: ${wrong.map((error) => `${named(error)}: ${t(`error.${error.code}`)}`).join('; ')}`,
				]),
			]),
		);
	const rows = useSave({ run: () => read(`import_bad_rows/${id}`), said: null, onDone: saveRows });
	const save = () =>
		saveFile(
			'errors.csv',
			csvText(language, [
				[t('errors.cell'), t('errors.column'), t('errors.value'), t('errors.reason')],
				...errors.map((error) => [
					error.cell || String(error.row),
					named(error),
					error.value,
					t(`error.${error.code}`),
				]),
			]),
		);
	return (
		<Card
			title={t('errors.title')}
			actions={
				<>
					<Button look="secondary" busy={rows.busy} onClick={() => rows.save()}>
						{t('errors.downloadRows')}
					</Button>
					<Button look="secondary" onClick={save}>
						{t('errors.download')}
					</Button>
				</>
			}
		>
			{bad > errors.length && <p className={form.hint}>{t('errors.more', { count: errors.length })}</p>}
			<PlainTable
				label={t('errors.title')}
				rows={errors}
				rowKey={({ row, column, code }) => `${row} ${column} ${code}`}
				columns={[
					{
						key: 'row',
						title: t('errors.cell'),
						cell: ({ cell, row }) => cell || `${t('errors.row')} ${row}`,
					},
					{ key: 'column', title: t('errors.column'), cell: named },
					{
						key: 'reason',
						title: t('errors.reason'),
						cell: ({ title, code }) =>
							title === '' && code === 'required' ? t('errors.noColumn') : t(`error.${code}`),
					},
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
