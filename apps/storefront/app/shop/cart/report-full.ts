import type { mostOf } from '@dukan/domain/shop/cart/cart.ts';
import type { Translate } from '@dukan/i18n/translate.ts';
import { showToast } from '@dukan/ui/toast.tsx';

/** CARD-02: says why no more pieces can be added. */
export function reportFull(t: Translate, { because }: ReturnType<typeof mostOf>): void {
	showToast(t(because === 'limit' ? 'cart.limitReached' : 'cart.stockReached'), 'problem');
}
