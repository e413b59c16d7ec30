/** Stores what is counted on a sheet piece by piece, in the order in which it was counted. */
export function countChanges(countId: number) {
	return {
		changes: ['count', 'counts', `count_lines/${countId}`, 'count_differences'],
		said: null,
		queue: `count ${countId}`,
	};
}
