import { formatInteger } from '@dukan/i18n/format/number.ts';
import { shellTexts } from '@dukan/i18n/texts/backoffice/shell-texts.ts';
import { classNames } from '@dukan/ui/class-names.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import type { ReactNode } from 'react';
import { PAGE_ROWS } from '../platform/list-query.ts';
import { useTexts } from '../platform/texts.tsx';
import type { List } from '../platform/use-list.ts';
import styles from './data-table.module.css';
import { Waiting } from './page.tsx';

export type Column<Row> = {
	key: string;
	title: string;
	cell: (row: Row) => ReactNode;
	/** The name of the server's sort order for this column. */
	sort?: string;
	/** Aligns numbers to the right. */
	align?: 'end';
	/** True for a column that phones leave out. */
	wideOnly?: boolean;
};

type Selection = { chosen: ReadonlySet<number>; onChoose: (chosen: Set<number>) => void };

type Props<Row> = {
	label: string;
	columns: readonly Column<Row>[];
	list: List<Row>;
	rowKey: (row: Row) => number | string;
	/** Returns the name of the row for the label of its checkbox. */
	rowName?: (row: Row) => string;
	selection?: Selection;
	rowClass?: (row: Row) => string | undefined;
};

/**
 * Shows rows that the server filters, sorts and pages. On a phone each row is a card with the titles beside
 * the values.
 */
export function DataTable<Row>({ label, columns, list, rowKey, rowName, selection, rowClass }: Props<Row>) {
	const { c } = useTexts(shellTexts);
	if (!list.rows) return <Waiting error={list.error} retry={list.retry} />;
	const rows = list.rows;
	const ids = rows.map((row) => Number(rowKey(row)));
	const choose = (changed: readonly number[], on: boolean) => {
		const next = new Set(selection?.chosen);
		for (const id of changed) on ? next.add(id) : next.delete(id);
		selection?.onChoose(next);
	};
	return (
		<div className={styles.frame} aria-busy={list.isFetching}>
			<table className={styles.table} aria-label={label}>
				<thead>
					<tr>
						{selection && (
							<th className={styles.box}>
								<input
									type="checkbox"
									aria-label={c('common.selectAll')}
									checked={ids.length > 0 && ids.every((id) => selection.chosen.has(id))}
									onChange={(event) => choose(ids, event.target.checked)}
								/>
							</th>
						)}
						{columns.map((column) => (
							<HeaderCell key={column.key} column={column} list={list} />
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={rowKey(row)} className={rowClass?.(row)}>
							{selection && (
								<td className={styles.box}>
									<input
										type="checkbox"
										aria-label={c('common.selectRow', { name: rowName?.(row) ?? String(rowKey(row)) })}
										checked={selection.chosen.has(Number(rowKey(row)))}
										onChange={(event) => choose([Number(rowKey(row))], event.target.checked)}
									/>
								</td>
							)}
							{columns.map((column) => (
								<td
									key={column.key}
									data-title={column.title}
									className={classNames(column.align && styles.end, column.wideOnly && styles.wideOnly)}
								>
									<div className={styles.cell}>{column.cell(row)}</div>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			{rows.length === 0 && <p className={styles.nothing}>{c('common.nothing')}</p>}
			<Pager list={list} />
		</div>
	);
}

function HeaderCell<Row>({ column, list }: { column: Column<Row>; list: List<Row> }) {
	const { c } = useTexts(shellTexts);
	const { sort } = column;
	const sorted = list.get('sort');
	const direction = sorted === sort ? 'ascending' : sorted === `-${sort}` ? 'descending' : undefined;
	const className = classNames(column.align && styles.end, column.wideOnly && styles.wideOnly);
	if (!sort) return <th className={className}>{column.title}</th>;
	return (
		<th className={className} aria-sort={direction ?? 'none'}>
			<button
				type="button"
				className={styles.sort}
				aria-label={c('table.sortBy', { column: column.title })}
				onClick={() => list.set({ sort: direction === 'ascending' ? `-${sort}` : sort })}
			>
				{column.title}
				<span className={styles.arrow} data-direction={direction} aria-hidden="true">
					<Icon name="down" size={16} />
				</span>
			</button>
		</th>
	);
}

export function Pager<Row>({ list: { count, page, set } }: { list: List<Row> }) {
	const { c, language } = useTexts(shellTexts);
	if (count === 0) return null;
	const from = (page - 1) * PAGE_ROWS + 1;
	const to = Math.min(count, page * PAGE_ROWS);
	const number = (value: number) => formatInteger(language, value);
	return (
		<nav className={styles.pager} aria-label={c('table.next')}>
			<span>{c('table.shown', { from: number(from), to: number(to), count: number(count) })}</span>
			<button
				type="button"
				className={styles.turn}
				aria-label={c('table.previous')}
				disabled={page <= 1}
				onClick={() => set({ page: page > 2 ? String(page - 1) : undefined })}
			>
				<Icon name="left" size={20} />
			</button>
			<button
				type="button"
				className={styles.turn}
				aria-label={c('table.next')}
				disabled={to >= count}
				onClick={() => set({ page: String(page + 1) })}
			>
				<Icon name="right" size={20} />
			</button>
		</nav>
	);
}
