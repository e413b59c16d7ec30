import type { CallRequestWire } from '@dukan/domain/selling/call-me/call-me.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { read } from '../../platform/call.ts';

/**
 * Loads the request for which an order is entered (`?call=`). `onFound` is called once and fills in the form.
 */
export function useCallRequest(onFound: (request: CallRequestWire) => void): CallRequestWire | undefined {
	const [search] = useSearchParams();
	const id = Number(search.get('call') ?? 0);
	const { data } = useQuery({
		queryKey: ['call_requests', 'one', id],
		queryFn: () => read(`call_request/${id}`),
		enabled: id > 0,
		staleTime: Number.POSITIVE_INFINITY,
	});
	const filled = useRef(false);
	const fill = useRef(onFound);
	fill.current = onFound;
	useEffect(() => {
		if (!data || filled.current || data.status !== 'waiting') return;
		filled.current = true;
		fill.current(data);
	}, [data]);
	return data?.status === 'waiting' ? data : undefined;
}
