import { editorTexts } from '@dukan/i18n/texts/backoffice/editor-texts.ts';
import { shellTexts } from '@dukan/i18n/texts/backoffice/shell-texts.ts';
import { classNames } from '@dukan/ui/class-names.ts';
import { useState } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import tableStyles from '../data-table.module.css';
import type { Column } from '../data-table.tsx';
import { OfficeIcon } from '../office-icon.tsx';
import styles from './order-table.module.css';

type Props<Row> = {
	label: string;
	columns: readonly Column<Row>[];
	rows: readonly Row[];
	rowKey: (row: Row) => string;
	rowName: (row: Row) => string;
	/** Called with the rows in their new order. If it is missing, the rows cannot be moved. */
	onOrder?: ((rows: Row[]) => void) | undefined;
};

/** A short table whose rows can be put in order by dragging, or with buttons for touch and keyboards. */
export function OrderTable<Row>({ label, columns, rows, rowKey, rowName, onOrder }: Props<Row>) {
	const { t } = useTexts(editorTexts);
	const { c } = useTexts(shellTexts);
	const [dragged, setDragged] = useState<number>();
	const [over, setOver] = useState<number>();
	const move = (from: number, to: number) => {
		if (from === to || to < 0 || to >= rows.length) return;
		const next = [...rows];
		next.splice(to, 0, ...next.splice(from, 1));
		onOrder?.(next);
	};
	const cellClass = (column: Column<Row>) =>
		classNames(column.align && tableStyles.end, column.wideOnly && tableStyles.wideOnly);
	return (
		<div className={tableStyles.frame}>
			<table className={tableStyles.table} aria-label={label}>
				<thead>
					<tr>
						{onOrder && <th>{t('editor.order')}</th>}
						{columns.map((column) => (
							<th key={column.key} className={cellClass(column)}>
								{column.title}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row, index) => (
						<tr
							key={rowKey(row)}
							data-over={over === index && dragged !== index ? true : undefined}
							className={styles.row}
							onDragOver={(event) => {
								if (dragged === undefined) return;
								event.preventDefault();
								setOver(index);
							}}
							onDrop={(event) => {
								event.preventDefault();
								if (dragged !== undefined) move(dragged, index);
							}}
						>
							{onOrder && (
								<td data-title={t('editor.order')}>
									<span className={styles.handles}>
										{/* Only a mouse can drag the rows. Touch and keyboards use the
										    buttons. */}
										<span
											className={styles.handle}
											draggable
											aria-hidden="true"
											title={t('editor.drag')}
											onDragStart={(event) => {
												event.dataTransfer.effectAllowed = 'move';
												event.dataTransfer.setData('text/plain', rowKey(row));
												setDragged(index);
											}}
											onDragEnd={() => {
												setDragged(undefined);
												setOver(undefined);
											}}
										>
											<OfficeIcon name="drag" size={20} />
										</span>
										<button
											type="button"
											className={styles.step}
											disabled={index === 0}
											aria-label={t('editor.up', { name: rowName(row) })}
											onClick={() => move(index, index - 1)}
										>
											<OfficeIcon name="up" size={18} />
										</button>
										<button
											type="button"
											className={styles.step}
											disabled={index === rows.length - 1}
											aria-label={t('editor.down', { name: rowName(row) })}
											onClick={() => move(index, index + 1)}
										>
											<OfficeIcon name="down" size={18} />
										</button>
									</span>
								</td>
							)}
							{columns.map((column) => (
								<td key={column.key} data-title={column.title} className={cellClass(column)}>
									{column.cell(row)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			{rows.length === 0 && <p className={tableStyles.nothing}>{c('common.nothing')}</p>}
		</div>
	);
}
