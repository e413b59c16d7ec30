import type { PromotionProblem } from '@dukan/domain/selling/promotions/promotions.api.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Quote } from './quote-order.ts';

type Code = 'product_limit' | 'stock_changed' | 'price_changed' | 'promo_invalid';

/** The order would now differ from what was agreed; routes add in their own form how it would be. */
export class QuoteRefused extends Problem<Code> {
	readonly quote: Quote;
	readonly promo: PromotionProblem | undefined;

	constructor(code: Code, quote: Quote, promo?: PromotionProblem) {
		super(code);
		this.quote = quote;
		this.promo = promo;
	}
}
