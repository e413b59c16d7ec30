import { parseManat } from '@dukan/domain/goods/products/product-rules.ts';

/** '−2,50' is -2.5, '1 000' a thousand. */
export function typedNumber(typed: string): number | undefined {
	const plain = plainNumber(typed).replace(',', '.');
	return /^-?\d{1,9}(\.\d{1,9})?$/.test(plain) ? Number(plain) : undefined;
}

export function typedWhole(typed: string): number | undefined {
	const number = typedNumber(typed);
	return Number.isInteger(number) ? number : undefined;
}

/** Manat as tenge, where money may also go out: '−1 250,50'. */
export function typedTenge(typed: string): number | undefined {
	const plain = plainNumber(typed);
	const tenge = parseManat(plain.replace(/^-/, ''));
	return tenge !== undefined && plain.startsWith('-') ? -tenge : tenge;
}

/** Without spaces; a minus may be the typographic one. */
const plainNumber = (typed: string) =>
	typed
		.replaceAll(/\s/g, '')
		.replace('−', '-')
		.replace(/^\+(?=\d)/, '');
