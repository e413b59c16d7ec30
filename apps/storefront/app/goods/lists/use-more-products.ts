import { sendCall } from '@dukan/api-client/send-call.ts';
import { LIST_PAGE_SIZE, listPages } from '@dukan/domain/goods/lists/product-list.ts';
import { showToast } from '@dukan/ui/toast.tsx';
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTexts } from '../../platform/texts.tsx';
import { useShopNavigate } from '../../platform/use-shop-navigate.ts';
import type { ProductCardData } from '../products/product-card-data.ts';
import { joinRows } from './join-rows.ts';
import { listAddress, listQuery, MAX_SHOWN } from './list-state.ts';
import type { ListData } from './read-list.ts';

/**
 * Loads the next rows and adds them to the shown ones. Only the new rows are requested. `keep` stores the
 * shown list for Back.
 */
export function useMoreProducts(list: ListData, keep: (list: ListData) => void) {
	const { language, t } = useTexts();
	const navigate = useShopNavigate();
	/** The address of the list whose next rows are loading. */
	const [waiting, setWaiting] = useState<string>();
	const { place, state, count, products } = list;
	const end = Math.min((state.page - 1) * LIST_PAGE_SIZE + state.shown, count);
	const nextPage = state.page + state.shown / LIST_PAGE_SIZE;
	const grown = { ...state, shown: state.shown + LIST_PAGE_SIZE };

	const address = listAddress(place, state);
	const isHere = useIsHere(address);

	useEffect(() => keep(list), [list, keep]);

	async function load(): Promise<void> {
		setWaiting(address);
		const next = { ...state, page: nextPage, shown: LIST_PAGE_SIZE };
		const query = { ...listQuery(place, next), lang: language };
		// These are rows as the page shows them, so the path is a route of the storefront and not a call of
		// the API.
		const { body } = await sendCall<ProductCardData[]>(`/more${place.path}`, { method: 'GET', query });
		setWaiting(undefined);
		// A shopper who has gone to another page meanwhile is not brought back.
		if (!isHere(address)) return;
		if (!body) return showToast(t('error.load'), 'problem');
		keep({ ...list, state: grown, products: joinRows(products, body) });
		await navigate(listAddress(place, grown), { replace: true, preventScrollReset: true });
	}

	return {
		/** Undefined when all products are shown, or as many as one page may show. */
		address: nextPage <= listPages(count) && grown.shown <= MAX_SHOWN ? listAddress(place, grown) : undefined,
		end,
		load,
		loading: waiting === address,
	};
}

/**
 * Returns a function that says whether the list at an address is still shown and no other page is loading.
 */
function useIsHere(address: string): (asked: string) => boolean {
	const here = useRef<string>(undefined);
	const isLeaving = useNavigation().state !== 'idle';
	useEffect(() => {
		here.current = isLeaving ? undefined : address;
		return () => {
			here.current = undefined;
		};
	}, [address, isLeaving]);
	return (asked) => here.current === asked;
}
