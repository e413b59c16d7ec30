/** All callers share one load. After a failure, the next call tries again. */
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
