import type { QueryOf, ResponseOf } from '@dukan/api-client/call-types.ts';
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type Get, type KnownGet, read } from './call.ts';

type Options<Response> = Omit<UseQueryOptions<Response>, 'queryKey' | 'queryFn'>;

/**
 * Reads a call of the staff API. A change reloads it by naming the call's first word (`changes` of useSave).
 */
export function useRead<const Path extends string>(
	path: Path & KnownGet<Path>,
	query?: QueryOf<Get<Path>>,
	options?: Options<ResponseOf<Get<Path>>>,
): UseQueryResult<ResponseOf<Get<Path>>> {
	return useQuery<ResponseOf<Get<Path>>>({
		...options,
		queryKey: [...path.split('/'), ...(query && Object.keys(query).length > 0 ? [query] : [])],
		queryFn: ({ signal }) => read(path, query, signal),
	});
}
