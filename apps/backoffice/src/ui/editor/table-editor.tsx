import type { StaffRight } from '@dukan/domain/staff/access/staff-rights.ts';
import { editorTexts } from '@dukan/i18n/texts/backoffice/editor-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { getStaff } from '../../platform/call.ts';
import { changedSearch } from '../../platform/changed-search.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import type { Column } from '../data-table.tsx';
import tools from '../list-tools.module.css';
import { ChoiceField, SearchField } from '../list-tools.tsx';
import { Waiting } from '../page.tsx';
import type { Choice, Draft, EditorField } from './editor-types.ts';
import { OrderTable } from './order-table.tsx';
import { rowDraft, sentKey } from './row-draft.ts';
import { RowForm } from './row-form.tsx';
import { useRowOrder } from './use-row-order.ts';

type Parent = { label: string; column: string; choices: readonly Choice[]; orAll?: boolean };

type Props<Row> = {
	/** The server's name for the table: the calls are <call>, <call>_add, <call>_update/:key, … */
	call: string;
	right: StaffRight;
	label: string;
	addLabel: string;
	rowKey: (row: Row) => string;
	rowName: (row: Row) => string;
	columns: readonly Column<Row>[];
	fields: readonly EditorField[];
	/** The values of a new row. */
	blank: Draft;
	/** Returns the draft for a row, if the form has other fields than the list. */
	toDraft?: (row: Row) => Draft;
	/** Returns the values to send, if they differ from what was typed. */
	toSent?: (draft: Draft) => Draft;
	ordered?: boolean;
	searched?: boolean;
	/** Shows the rows of one parent at a time. Each parent's rows have their own order. */
	parent?: Parent;
	problems?: Readonly<Record<string, string>>;
	below?: (draft: Draft) => ReactNode;
	/** Other calls to reload after a change. */
	alsoChanges?: readonly string[];
	children?: ReactNode;
};

/**
 * Edits a whole small table: its list, its form and its order. The address holds the open row and the search.
 */
export function TableEditor<Row extends object>(props: Props<Row>) {
	const { call, right, label, addLabel, rowKey, rowName, fields, blank, parent, alsoChanges = [] } = props;
	const { t, c } = useTexts(editorTexts);
	const { may } = useMember();
	const [search, setSearch] = useSearchParams();
	const list = useQuery({ queryKey: [call], queryFn: ({ signal }) => getStaff<Row[]>(call, {}, signal) });
	const changes = [call, ...alsoChanges];
	const reorder = useRowOrder({ call, changes, rows: list.data ?? [], rowKey });
	const set = (values: Readonly<Record<string, string | undefined>>, replace = true) =>
		setSearch((now) => changedSearch(now, values), { replace });
	const editable = may(right);
	if (!list.data) return <Waiting error={list.error} retry={() => void list.refetch()} />;

	const opened = search.get('edit');
	const row = list.data.find((one) => rowKey(one) === opened);
	const shownParent = search.get('of') ?? (parent?.orAll ? '' : (parent?.choices[0]?.value ?? ''));
	if (opened === 'new' || row) {
		const inParent = parent && shownParent ? { [parent.column]: sentKey(shownParent) } : {};
		return (
			<RowForm
				key={opened}
				call={call}
				changes={changes}
				fields={fields}
				row={row ? (props.toDraft?.(row) ?? rowDraft(row, blank)) : { ...blank, ...inParent }}
				rowKey={row && rowKey(row)}
				title={row ? rowName(row) : addLabel}
				editable={editable}
				{...(props.problems && { problems: props.problems })}
				{...(props.below && { below: props.below })}
				{...(props.toSent && { toSent: props.toSent })}
				onClose={() => set({ edit: undefined })}
			/>
		);
	}

	const words = (search.get('q') ?? '').toLowerCase();
	const inParent = list.data.filter(
		(one) => !parent || shownParent === '' || String((one as Draft)[parent.column]) === shownParent,
	);
	const rows = inParent.filter((one) => !words || JSON.stringify(one).toLowerCase().includes(words));
	const canOrder = props.ordered && editable && !words && (!parent || shownParent !== '');
	return (
		<>
			<search className={tools.tools}>
				{parent && (
					<ChoiceField
						label={parent.label}
						choices={parent.choices}
						chosen={shownParent}
						onChoose={(key) => set({ of: key })}
						orAll={parent.orAll ?? false}
					/>
				)}
				{props.searched && (
					<SearchField
						label={c('common.search')}
						applied={search.get('q') ?? ''}
						onSearch={(q) => set({ q })}
					/>
				)}
				{editable && <Button onClick={() => set({ edit: 'new' }, false)}>{addLabel}</Button>}
			</search>
			{props.children}
			<OrderTable
				label={label}
				rows={rows}
				rowKey={rowKey}
				rowName={rowName}
				onOrder={canOrder ? reorder : undefined}
				columns={[
					...props.columns,
					{
						key: 'actions',
						title: c('common.actions'),
						cell: (one) => (
							<Button
								look="quiet"
								aria-label={`${editable ? c('common.edit') : t('editor.open')}: ${rowName(one)}`}
								onClick={() => set({ edit: rowKey(one) }, false)}
							>
								{editable ? c('common.edit') : t('editor.open')}
							</Button>
						),
					},
				]}
			/>
		</>
	);
}
