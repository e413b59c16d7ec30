/** Replaces letters one by one, so that their positions stay the same: 'Ş' becomes 's', 'Й' becomes 'и'. */
function folded(text: string): string {
	return Array.from({ length: text.length }, (_, index) => {
		const letter = text.charAt(index);
		return (letter.normalize('NFD').charAt(0) || letter).toLowerCase().charAt(0);
	}).join('');
}

export type MarkedPart = { text: string; isMatch: boolean; at: number };

/**
 * Splits a name into the parts that match words of the query and those that do not. A match by meaning or
 * despite a typing error is not marked.
 */
export function markedParts(name: string, query: string): MarkedPart[] {
	const plainName = folded(name);
	const isMarked = new Array<boolean>(name.length).fill(false);
	for (const word of folded(query).split(/\s+/).filter(Boolean)) {
		for (let at = plainName.indexOf(word); at >= 0; at = plainName.indexOf(word, at + word.length)) {
			isMarked.fill(true, at, at + word.length);
		}
	}
	const parts: MarkedPart[] = [];
	for (const [at, isMatch] of isMarked.entries()) {
		const last = parts.at(-1);
		if (last?.isMatch === isMatch) last.text += name.charAt(at);
		else parts.push({ text: name.charAt(at), isMatch, at });
	}
	return parts;
}
