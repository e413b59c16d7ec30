/** Returns the caret's position in a grouped number after this many of its digits. */
export function placeAfterDigits(text: string, count: number): number {
	let seen = 0;
	for (const [index, letter] of [...text].entries()) {
		if (seen === count) return index;
		if (/\d/.test(letter)) seen += 1;
	}
	return text.length;
}
