import type { ResponseOf } from '@dukan/api-client/call-types.ts';
import type { StaffPage } from '@dukan/domain/staff/team/staff.api.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type Get, getStaff, type KnownGet } from './call.ts';
import { changedList, isFiltered, listQuery, pageOf } from './list-query.ts';

/**
 * A list whose filters, order and page are in the address, so that it can be bookmarked, sent to a colleague
 * and found again with Back. The query's first key is the call's name, so that a change can reload the list
 * by that name.
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
	const query = useQuery({
		queryKey: [call, asked],
		queryFn: ({ signal }) =>
			getStaff<StaffPage<Row> & { sumTenge?: number | null }>(call, listQuery(search, fixed), signal),
		placeholderData: keepPreviousData,
	});
	const set = (values: Readonly<Record<string, string | undefined>>) =>
		setSearch((now) => changedList(now, values), { replace: true });
	return {
		rows: query.data?.rows,
		count: query.data?.count ?? 0,
		/** The sum of all found rows, for lists that have one. Null if there are too many rows to add up. */
		sumTenge: query.data?.sumTenge,
		page: pageOf(search),
		error: query.error,
		isFetching: query.isFetching,
		retry: () => void query.refetch(),
		get: (name: string) => search.get(name) ?? '',
		set,
		clear: () => setSearch({}, { replace: true }),
		isFiltered: isFiltered(search),
	};
}

export type List<Row> = ReturnType<typeof useRows<Row>>;
