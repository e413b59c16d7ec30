import { type Static, Type } from 'typebox';
import { line, oneOf } from '../../base/fields.api.ts';
import { productFilterFields } from '../products/staff-products.api.ts';
import { ROUNDING_DIRECTIONS } from './rounding.ts';

const MAX_AMOUNT_TENGE = 100_000_000;
const markup = (minimum: number) => Type.Number({ minimum, maximum: 900 });

/**
 * PRICE-01: new prices for all products of a filter. Staff see them before they apply them, like an import.
 */
export const repriceBody = Type.Object({
	/** The name of the change in the list of imports. */
	name: line(200, 1),
	filter: Type.Object(productFilterFields),
	rule: Type.Union([
		Type.Object({ kind: Type.Literal('percent'), percent: markup(-90) }),
		Type.Object({
			kind: Type.Literal('amount'),
			amountTenge: Type.Integer({ minimum: -MAX_AMOUNT_TENGE, maximum: MAX_AMOUNT_TENGE }),
		}),
		Type.Object({ kind: Type.Literal('cost'), percent: markup(-90) }),
		/** Uses the exchange rate of the shop's settings. */
		Type.Object({ kind: Type.Literal('dollar') }),
	]),
	rounding: Type.Object({
		stepTenge: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
		direction: oneOf(ROUNDING_DIRECTIONS),
	}),
});
export type RepriceBody = Static<typeof repriceBody>;
