/** One fetch for all who ask; after a failure the next one tries again. */
export function memoizePromise<Value>(load: () => Promise<Value>): () => Promise<Value> {
	let kept: Promise<Value> | undefined;
	return () => {
		kept ??= load().catch((error: unknown) => {
			kept = undefined;
			throw error;
		});
		return kept;
	};
}
