/**
 * Responses may overtake each other, so the one that was requested last counts. `ask` is called when a
 * request is sent. `isNewest` returns false if a newer response about the same thing is already known.
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
