import type { Draft } from '../../ui/editor/editor-types.ts';

/** Numbers of the list that are never sent. */
const READ_ONLY = ['id', 'orders', 'discountTenge', 'salesTenge', 'codes', 'products'];

/** Only what its kind asks for: a percent that was typed before another kind was chosen is not sent. */
export function sentPromotion(draft: Draft): Draft {
	const { kind } = draft;
	const sent = Object.fromEntries(Object.entries(draft).filter(([key]) => !READ_ONLY.includes(key)));
	return {
		...sent,
		percent: kind === 'percent' ? draft.percent : null,
		amount_tenge: kind === 'amount' ? draft.amount_tenge : null,
		gift_product_id: kind === 'gift' ? draft.gift_product_id : null,
	};
}
