/** What is counted on a sheet is stored piece by piece, in the order in which it was counted. */
export function countChanges(countId: number) {
	return {
		changes: ['count', 'counts', `count_lines/${countId}`, 'count_differences'],
		said: null,
		queue: `count ${countId}`,
	};
}
