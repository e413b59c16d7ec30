import type { KnownPersonWire } from '@dukan/domain/selling/desk/order-entry.api.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef } from 'react';
import { change } from '../../platform/call.ts';
import { useRead } from '../../platform/use-read.ts';
import { type EntryDraft, phoneOf, promoOf } from './order-entry-draft.ts';

/**
 * Looks the caller up once the number is complete. `onFound` fills in the form. It gets undefined while the
 * caller is not known.
 */
export function usePerson(
	phone: string | undefined,
	onFound: (person: KnownPersonWire | null | undefined) => void,
) {
	const found = useRead('person', { phone: phone ?? '' }, { enabled: phone !== undefined });
	const fill = useRef(onFound);
	fill.current = onFound;
	const person = found.data?.person;
	useEffect(() => fill.current(person), [person]);
	return found;
}

/** Requests the present price, with the quote that shoppers get too. */
export function useEntryQuote(draft: EntryDraft) {
	const { delivery, districtId } = draft;
	const phone = phoneOf(draft.callerPhone);
	const items = draft.lines
		.filter(({ quantity }) => quantity > 0)
		.map(({ id, quantity }) => ({ productId: id, quantity }));
	const question =
		items.length > 0
			? JSON.stringify({
					items,
					delivery,
					...(districtId !== undefined && { districtId }),
					...(phone !== undefined && { phone }),
					...promoOf(draft),
				})
			: '';
	const asked = useDeferredValue(question);
	return useQuery({
		queryKey: ['order_quote', asked],
		queryFn: () => change('order_quote', JSON.parse(asked)),
		// This depends on the sent question, which may lag behind the draft.
		enabled: asked !== '',
		placeholderData: keepPreviousData,
	});
}
