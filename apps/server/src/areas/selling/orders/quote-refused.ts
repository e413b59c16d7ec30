import type { PromotionProblem } from '@dukan/domain/selling/promotions/promotions.api.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Quote } from './quote-order.ts';

type Code = 'product_limit' | 'stock_changed' | 'price_changed' | 'promo_invalid';

/**
 * Refuses an order that would now differ from what was agreed. Routes add the present quote, each in its own
 * form.
 */
export class QuoteRefused extends Problem<Code> {
	readonly quote: Quote;
	readonly promo: PromotionProblem | undefined;

	constructor(code: Code, quote: Quote, promo?: PromotionProblem) {
		super(code);
		this.quote = quote;
		this.promo = promo;
	}
}
