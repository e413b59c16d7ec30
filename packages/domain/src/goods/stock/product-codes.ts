/** STOCK-02: the kinds of codes that name a product besides its id. */
export const CODE_KINDS = ['sku', 'barcode', 'article'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

export const MAX_CODE_LENGTH = 40;
export const MAX_CODES = 20;

export type ProductCodes = {
	/** The code that the shop itself gives to the product; empty for none. */
	sku: string;
	barcodes: string[];
	/** The suppliers' codes. */
	articles: string[];
};

/** Lengths of EAN-8, UPC-A, EAN-13 and GTIN-14, which end in a check digit. */
const CHECKED_LENGTHS = new Set([8, 12, 13, 14]);

/** The characters that Code 128 prints and scanners type, without blanks. */
const CODE = /^[!-~]{1,40}$/;

/**
 * Returns the check digit of a GTIN for its other digits. From the right they count three times and once in
 * turn.
 */
export function gtinCheckDigit(digits: string): number {
	const sum = [...digits]
		.toReversed()
		.reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
	return (10 - (sum % 10)) % 10;
}

/**
 * Tells whether a code is a valid barcode. A number as long as a GTIN must have the right check digit,
 * because a misread digit would name another product. Other codes are the shop's own.
 */
export function isBarcode(code: string): boolean {
	if (!CODE.test(code)) return false;
	if (!/^\d+$/.test(code) || !CHECKED_LENGTHS.has(code.length)) return true;
	return gtinCheckDigit(code.slice(0, -1)) === Number(code.at(-1));
}

export function isEan13(code: string): boolean {
	return /^\d{13}$/.test(code) && isBarcode(code);
}

export type CodeProblem = { field: 'sku' | 'barcodes' | 'articles'; code: 'pattern' | 'twice' };

/**
 * Returns what is wrong with the codes of one product. Whether another product has the same code is checked
 * in the database.
 */
export function findCodeProblems({ sku, barcodes, articles }: ProductCodes): CodeProblem[] {
	const problems: CodeProblem[] = [];
	if (sku !== '' && !CODE.test(sku)) problems.push({ field: 'sku', code: 'pattern' });
	if (!barcodes.every(isBarcode)) problems.push({ field: 'barcodes', code: 'pattern' });
	if (!articles.every((article) => article.trim() !== '' && article.length <= MAX_CODE_LENGTH))
		problems.push({ field: 'articles', code: 'pattern' });
	for (const [field, codes] of Object.entries({ barcodes, articles }))
		if (new Set(codes.map(comparableCode)).size < codes.length)
			problems.push({ field: field as 'barcodes' | 'articles', code: 'twice' });
	return problems;
}

/** Codes are compared without regard to case. */
export function comparableCode(code: string): string {
	return code.trim().toUpperCase();
}
