import type { ResponseOf } from '@dukan/api-client/call-types.ts';
import type { StaffPage } from '@dukan/domain/staff/staff.api.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type Get, getStaff, type KnownGet } from './call.ts';

export const PAGE_ROWS = 50;

/**
 * A list whose filters, order and page stand in the address: it can be bookmarked, sent to a colleague, and Back returns to
 * it. The query's first key is the call's name, so that a change of it can ask for the list again.
 */
export function useList<const Path extends string>(
	call: Path & KnownGet<Path>,
	fixed: Readonly<Record<string, string>> = {},
): List<RowOf<ResponseOf<Get<Path>>>> {
	return useRows(call, fixed);
}

type RowOf<Page> = Page extends StaffPage<infer Row> ? Row : never;

function useRows<Row>(call: string, fixed: Readonly<Record<string, string>>) {
	const [search, setSearch] = useSearchParams();
	const asked = { ...Object.fromEntries(search), ...fixed };
	const page = Math.max(1, Number(search.get('page')) || 1);
	const query = useQuery({
		queryKey: [call, asked],
		queryFn: ({ signal }) => {
			const { page: _, ...filters } = asked;
			return getStaff<StaffPage<Row>>(
				call,
				{ ...filters, limit: PAGE_ROWS, offset: (page - 1) * PAGE_ROWS },
				signal,
			);
		},
		placeholderData: keepPreviousData,
	});
	/** Another filter or order begins at the first page. */
	const set = (values: Readonly<Record<string, string | undefined>>) =>
		setSearch(
			(now) => {
				const next = new URLSearchParams(now);
				if (!('page' in values)) next.delete('page');
				for (const [name, value] of Object.entries(values)) {
					if (value) next.set(name, value);
					else next.delete(name);
				}
				return next;
			},
			{ replace: true },
		);
	return {
		rows: query.data?.rows,
		count: query.data?.count ?? 0,
		page,
		error: query.error,
		isFetching: query.isFetching,
		retry: () => void query.refetch(),
		get: (name: string) => search.get(name) ?? '',
		set,
		clear: () => setSearch({}, { replace: true }),
		isFiltered: [...search.keys()].some((name) => name !== 'page' && name !== 'sort'),
	};
}

export type List<Row> = ReturnType<typeof useRows<Row>>;
