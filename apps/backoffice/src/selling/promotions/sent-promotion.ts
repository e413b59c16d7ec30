import type { PromotionKind } from '@dukan/domain/selling/promotions/promotions.ts';
import type { PromotionWire } from '@dukan/domain/selling/promotions/staff-promotions.api.ts';
import type { Draft } from '../../ui/editor/editor-types.ts';

/** Columns of the list that are never sent. */
const READ_ONLY = ['id', 'orders', 'discountTenge', 'salesTenge', 'codes', 'products'];

type ValueField = keyof Pick<PromotionWire, 'percent' | 'amountTenge' | 'giftProductId'>;

/** The field that holds what each kind of promotion gives. Null for a kind that needs none. */
const VALUE_FIELDS = {
	percent: 'percent',
	amount: 'amountTenge',
	free_delivery: null,
	gift: 'giftProductId',
} as const satisfies Record<PromotionKind, ValueField | null>;

/**
 * Returns the promotion as it is sent. Values that its kind does not need are null, such as a percentage that
 * was typed before another kind was chosen.
 */
export function sentPromotion(draft: Draft): Draft {
	const own = VALUE_FIELDS[draft.kind as PromotionKind];
	const others = Object.values(VALUE_FIELDS).filter((field) => field !== null && field !== own);
	return {
		...Object.fromEntries(Object.entries(draft).filter(([key]) => !READ_ONLY.includes(key))),
		...Object.fromEntries(others.map((field) => [field, null])),
	};
}
