/**
 * Responses may overtake each other: of several about the same thing, the one requested last counts. `ask` is called when a
 * request is sent; `isNewest` tells of its response whether something newer is already known.
 */
export function newestAnswers(): {
	ask: () => number;
	isNewest: (about: number, question: number) => boolean;
} {
	let asked = 0;
	const known = new Map<number, number>();
	return {
		ask: () => ++asked,
		isNewest: (about, question) => {
			if ((known.get(about) ?? 0) > question) return false;
			known.set(about, question);
			return true;
		},
	};
}
