/**
 * Responses may overtake each other: of all questions about the same thing, only the last one's counts. Each question is told
 * here as it is sent; what comes back says whether it is still the last.
 */
export function lastAsked(): (about?: number) => () => boolean {
	const counts = new Map<number | undefined, number>();
	return (about) => {
		const own = (counts.get(about) ?? 0) + 1;
		counts.set(about, own);
		return () => counts.get(about) === own;
	};
}
