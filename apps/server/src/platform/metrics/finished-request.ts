/** It was killed or ran out of memory: the next hash starts another one. */
export type FinishedRequest = {
	id: string;
	method: string;
	/** The route's pattern: addresses themselves may hold what people typed. */
	route: string | undefined;
	/** The kind of page, for the one route of the storefront. */
	page: string | undefined;
	/** Enough tasks for the moving average to reach it. */
	trace: string | undefined;
	statusCode: number;
	ms: number;
};
