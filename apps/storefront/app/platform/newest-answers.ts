/**
 * Answers may overtake each other: of several about the same thing, the one asked for last counts. `ask` is called as a
 * question is sent; `isNewest` says of its answer whether something newer is already known.
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
