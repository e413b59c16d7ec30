/** Stores the pieces of a stock count one by one, in the order in which they were counted. */
export function countChanges(countId: number) {
	return {
		changes: ['count', 'counts', `count_lines/${countId}`, 'count_differences'],
		said: null,
		queue: `count ${countId}`,
	};
}
