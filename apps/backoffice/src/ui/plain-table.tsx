import { shellTexts } from '@dukan/i18n/texts/backoffice/shell-texts.ts';
import { classNames } from '@dukan/ui/class-names.ts';
import { useTexts } from '../platform/texts.tsx';
import styles from './data-table.module.css';
import type { Column } from './data-table.tsx';

type Props<Row> = {
	label: string;
	columns: readonly Column<Row>[];
	rows: readonly Row[];
	rowKey: (row: Row) => number | string;
};

/** A short table without pages, in the style of the long ones. */
export function PlainTable<Row>({ label, columns, rows, rowKey }: Props<Row>) {
	const { c } = useTexts(shellTexts);
	const className = (column: Column<Row>) =>
		classNames(column.align && styles.end, column.wideOnly && styles.wideOnly);
	return (
		<div className={styles.frame}>
			<table className={styles.table} aria-label={label}>
				<thead>
					<tr>
						{columns.map((column) => (
							<th key={column.key} className={className(column)}>
								{column.title}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={rowKey(row)}>
							{columns.map((column) => (
								<td key={column.key} data-title={column.title} className={className(column)}>
									<div className={styles.cell}>{column.cell(row)}</div>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			{rows.length === 0 && <p className={styles.nothing}>{c('common.nothing')}</p>}
		</div>
	);
}
