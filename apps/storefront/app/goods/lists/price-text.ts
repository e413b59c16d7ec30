import { manatFromTenge, tengeFromManat } from '@dukan/domain/base/money/money.ts';
import { plainPrice } from './list-state.ts';

/** A chosen price as its field shows it. */
export function priceText(tenge: number | undefined): string {
	return tenge === undefined ? '' : String(manatFromTenge(tenge));
}

/** Returns the amount that is being typed; undefined while it is no number. */
export function findTenge(text: string): number | undefined {
	const plain = plainPrice(text);
	return /^\d{1,7}(\.\d{0,2})?$/.test(plain) ? tengeFromManat(Number(plain)) : undefined;
}
