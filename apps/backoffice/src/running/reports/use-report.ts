import type { ResponseOf } from '@dukan/api-client/call-types.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Get, getStaff } from '../../platform/call.ts';

/** Figures of a while ago are good enough for a report; the shown ones stay while the next period loads. */
const FRESH_MS = 60_000;

type KnownReport<Name extends string> = [Get<`report_${Name}`>] extends [never] ? never : Name;

/** `asked` is the query that the figures belong to; while `isOther` is true, another period has just been chosen. */
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
