/** What logs and metrics record about a request once its response is sent. */
export type FinishedRequest = {
	id: string;
	method: string;
	/** The route's pattern: addresses themselves may hold what people typed. */
	route: string | undefined;
	/** Of the storefront's one route: which kind of page. */
	page: string | undefined;
	/** The trace that the request belongs to, if its client or proxy named one (W3C Trace Context). */
	trace: string | undefined;
	statusCode: number;
	ms: number;
};
