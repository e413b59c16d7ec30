/** Where the caret stands in a grouped number after so many of its digits. */
export function placeAfterDigits(text: string, count: number): number {
	let seen = 0;
	for (const [index, letter] of [...text].entries()) {
		if (seen === count) return index;
		if (/\d/.test(letter)) seen += 1;
	}
	return text.length;
}
