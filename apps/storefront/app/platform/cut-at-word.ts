/** At most so many characters, ended at a word and without the punctuation before it. */
export function cutAtWord(text: string, length: number): string {
	if (text.length <= length) return text;
	const cut = text.slice(0, length);
	return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s.,;:—–-]+$/, '')}…`;
}
