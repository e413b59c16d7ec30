import { manatFromTenge, tengeFromManat } from '@dukan/domain/base/money/money.ts';
import { plainPrice } from './list-state.ts';

/** Formats a chosen price for its field. */
export function priceText(tenge: number | undefined): string {
	return tenge === undefined ? '' : String(manatFromTenge(tenge));
}

/** Returns the amount that is being typed, or undefined while the text is no number. */
export function findTenge(text: string): number | undefined {
	const plain = plainPrice(text);
	return /^\d{1,7}(\.\d{0,2})?$/.test(plain) ? tengeFromManat(Number(plain)) : undefined;
}
