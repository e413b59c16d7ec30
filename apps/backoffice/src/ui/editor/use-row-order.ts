import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { postStaff } from '../../platform/call.ts';
import { useSave } from '../../platform/use-save.ts';
import { sentKey } from './row-draft.ts';

type Options<Row> = {
	call: string;
	/** The first words of the calls to reload after a change. */
	changes: readonly string[];
	/** All rows as they are shown. */
	rows: readonly Row[];
	rowKey: (row: Row) => string;
};

/** Shows a new order of rows at once and then sends it to the server, however fast the rows are moved. */
export function useRowOrder<Row>({ call, changes, rows, rowKey }: Options<Row>): (moved: Row[]) => void {
	const queries = useQueryClient();
	const stored = useRef<readonly Row[]>([]);
	const order = useSave({
		run: ({ moved }: { moved: Row[]; all: Row[] }) =>
			postStaff(`${call}_order`, { keys: moved.map(rowKey).map(sentKey) }),
		changes,
		said: null,
		queue: `${call}_order`,
		onDone: (_, { all }) => {
			stored.current = all;
		},
		// Without a connection the rows cannot be reloaded, so the last stored order is shown.
		onRefused: () => queries.setQueryData([call], stored.current),
	});
	return (moved) => {
		const all = [...moved, ...rows.filter((one) => !moved.includes(one))];
		// A reload that is under way would show the old order. The rows are reloaded after the last change.
		void queries.cancelQueries({ queryKey: [call] });
		if (!order.busy) stored.current = rows;
		queries.setQueryData([call], all);
		order.save({ moved, all });
	};
}
