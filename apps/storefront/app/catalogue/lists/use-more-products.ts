import { sendCall } from '@dukan/api-client/send-call.ts';
import { LIST_PAGE_SIZE } from '@dukan/domain/catalogue/product-list.ts';
import { showToast } from '@dukan/ui/toast.tsx';
import { useEffect, useState } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import { useShopNavigate } from '../../platform/use-shop-navigate.ts';
import type { ProductCardData } from '../product-card-data.ts';
import { listAddress, listQuery, MAX_SHOWN } from './list-state.ts';
import type { ListData } from './read-list.ts';

/** The next rows join those in sight; only they travel. `keep` holds what is in sight, for Back. */
export function useMoreProducts(list: ListData, keep: (list: ListData) => void) {
	const { language, t } = useTexts();
	const navigate = useShopNavigate();
	const [loading, setLoading] = useState(false);
	const { place, state, count, products } = list;
	const end = (state.page - 1) * LIST_PAGE_SIZE + products.length;
	const grown = { ...state, shown: state.shown + LIST_PAGE_SIZE };

	useEffect(() => keep(list), [list, keep]);

	async function load(): Promise<void> {
		setLoading(true);
		try {
			const next = { ...state, page: state.page + state.shown / LIST_PAGE_SIZE, shown: LIST_PAGE_SIZE };
			const query = { ...listQuery(place, next), lang: language };
			const rows = await readRows(`/more${place.path}`, query);
			keep({ ...list, state: grown, products: [...products, ...rows] });
			await navigate(listAddress(place, grown), { replace: true, preventScrollReset: true });
		} catch (error) {
			console.error('The next products were not loaded.', error);
			showToast(t('error.load'), 'problem');
		} finally {
			setLoading(false);
		}
	}

	return {
		/** Nothing when all are in sight, or as many as go on one page. */
		address: end < count && grown.shown <= MAX_SHOWN ? listAddress(place, grown) : undefined,
		end,
		load,
		loading,
	};
}

/** Rows as the page shows them: a route of the storefront's own, not a call of the API. */
async function readRows(path: string, query: object): Promise<ProductCardData[]> {
	const { body, refusal } = await sendCall<ProductCardData[]>(path, { method: 'GET', query });
	if (refusal) throw new Error(`${path} answered ${refusal.status}`);
	return body;
}
