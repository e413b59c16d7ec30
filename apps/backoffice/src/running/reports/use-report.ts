import type { ResponseOf } from '@dukan/api-client/call-types.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Get, getStaff } from '../../platform/call.ts';

/** For a report, figures of this age are good enough. */
const FRESH_MS = 60_000;

type KnownReport<Name extends string> = [Get<`report_${Name}`>] extends [never] ? never : Name;

/**
 * Loads a report. `asked` is the query that the shown figures belong to. `isOther` is true while another
 * period is loading.
 */
export function useReport<const Name extends string>(
	call: Name & KnownReport<Name>,
	query: Readonly<Record<string, string>> = {},
) {
	const { data, error, refetch, isPlaceholderData } = useQuery({
		queryKey: [`report_${call}`, query],
		queryFn: async ({ signal }) => ({
			body: await getStaff<ResponseOf<Get<`report_${Name}`>>>(`report_${call}`, query, signal),
			asked: query,
		}),
		placeholderData: keepPreviousData,
		staleTime: FRESH_MS,
	});
	return {
		data: data?.body,
		asked: data?.asked,
		isOther: isPlaceholderData,
		error,
		retry: () => void refetch(),
	};
}
