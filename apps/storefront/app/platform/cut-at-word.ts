/** Cuts a text at the end of a word to at most this many characters, without the punctuation before the cut. */
export function cutAtWord(text: string, length: number): string {
	if (text.length <= length) return text;
	const cut = text.slice(0, length);
	return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s.,;:—–-]+$/, '')}…`;
}
