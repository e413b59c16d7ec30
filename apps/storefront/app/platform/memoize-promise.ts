/** Shares one fetch among all callers; after a failure the next call tries again. */
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
