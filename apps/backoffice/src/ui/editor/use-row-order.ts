import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { postStaff } from '../../platform/call.ts';
import { useSave } from '../../platform/use-save.ts';
import { sentKey } from './row-draft.ts';

type Options<Row> = {
	call: string;
	/** The lists that show the rows. */
	changes: readonly string[];
	/** All rows as they are shown. */
	rows: readonly Row[];
	rowKey: (row: Row) => string;
};

/** Orders rows at once on the screen and then on the server, however fast one moves them. */
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
		// Without a connection the server cannot be asked what it has stored.
		onRefused: () => queries.setQueryData([call], stored.current),
	});
	return (moved) => {
		const all = [...moved, ...rows.filter((one) => !moved.includes(one))];
		// The server's state is read after the last of them.
		void queries.cancelQueries({ queryKey: [call] });
		if (!order.busy) stored.current = rows;
		queries.setQueryData([call], all);
		order.save({ moved, all });
	};
}
