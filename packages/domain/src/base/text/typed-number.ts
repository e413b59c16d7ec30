const MANAT = /^\d{1,8}([.,]\d{1,2})?$/;

/** Reads '1 234,50' manat as tenge; returns undefined if the text is no amount. */
export function parseManat(text: string): number | undefined {
	const plain = text.replaceAll(/[\s\u00a0]/g, '');
	if (!MANAT.test(plain)) return undefined;
	// Stryker disable next-line StringLiteral: split always returns a first part, so only the compiler needs the default
	const [whole = '', fraction = ''] = plain.split(/[.,]/);
	return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/**
 * Formats an amount for a field or a sheet: 123450 tenge become '1234.50', and whole manat have no decimals.
 */
export function plainManat(tenge: number): string {
	const rest = tenge % 100;
	return `${Math.trunc(tenge / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/** Reads '−2,50' as -2.5 and '1 000' as a thousand. */
export function typedNumber(typed: string): number | undefined {
	const plain = plainNumber(typed).replace(',', '.');
	return /^-?\d{1,9}(\.\d{1,9})?$/.test(plain) ? Number(plain) : undefined;
}

export function typedWhole(typed: string): number | undefined {
	const number = typedNumber(typed);
	return Number.isInteger(number) ? number : undefined;
}

/** Reads manat that may be negative, such as '−1 250,50', as tenge. */
export function typedTenge(typed: string): number | undefined {
	const plain = plainNumber(typed);
	const tenge = parseManat(plain.replace(/^-/, ''));
	return tenge !== undefined && plain.startsWith('-') ? -tenge : tenge;
}

/** Drops spaces and accepts a typographic minus. */
const plainNumber = (typed: string) =>
	typed
		.replaceAll(/\s/g, '')
		.replace('−', '-')
		.replace(/^\+(?=\d)/, '');
