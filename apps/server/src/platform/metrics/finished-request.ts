/** The facts about a request that logs and metrics record once its response is sent. */
export type FinishedRequest = {
	id: string;
	method: string;
	/** The route's pattern, because the address itself may hold text that people typed. */
	route: string | undefined;
	/** The kind of page, for the one route of the storefront. */
	page: string | undefined;
	/** The trace that the request belongs to, if its client or proxy named one (W3C Trace Context). */
	trace: string | undefined;
	statusCode: number;
	ms: number;
};
