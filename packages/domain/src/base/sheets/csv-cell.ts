/** The signs that begin a formula, including those of East Asian keyboards, tabs and line breaks. */
const FORMULA_SIGNS = '=+\\-@\\t\\r\\n＝＋－＠';
const GUARDED = new RegExp(`^'+[${FORMULA_SIGNS}]`);
const TO_GUARD = new RegExp(`^'*[${FORMULA_SIGNS}]`);

/**
 * Guards text that begins like a formula with an apostrophe, because a spreadsheet would calculate it and a
 * formula may send data away. Text that begins with an apostrophe gets another one, so that reading removes
 * exactly one.
 */
export function guardFormula(text: string): string {
	return TO_GUARD.test(text) ? `'${text}` : text;
}

export function unguardFormula(text: string): string {
	return GUARDED.test(text) ? text.slice(1) : text;
}

/**
 * Writes text as a cell of a CSV file with any of the usual delimiters. It quotes the text where necessary
 * and never writes a formula.
 */
export function csvCell(text: string): string {
	const safe = guardFormula(text);
	return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
