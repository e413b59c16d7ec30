/** Includes the signs of East Asian keyboards, tabs and line breaks. */
const FORMULA_SIGNS = '=+\\-@\\t\\r\\n＝＋－＠';
const GUARDED = new RegExp(`^'+[${FORMULA_SIGNS}]`);
const TO_GUARD = new RegExp(`^'*[${FORMULA_SIGNS}]`);

/**
 * A spreadsheet would calculate what begins like a formula, and a formula may send data away: such text gets an apostrophe in
 * front. Text that has one there already gets another, so that reading takes exactly one away.
 */
export function guardFormula(text: string): string {
	return TO_GUARD.test(text) ? `'${text}` : text;
}

export function unguardFormula(text: string): string {
	return GUARDED.test(text) ? text.slice(1) : text;
}

/** Text as a cell of a CSV file, whichever of the usual delimiters it has: quoted where it must be, never a formula. */
export function csvCell(text: string): string {
	const safe = guardFormula(text);
	return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
