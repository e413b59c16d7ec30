/** What logs and metrics record about a request once its response is sent. */
export type FinishedRequest = {
	id: string;
	method: string;
	/** The route's pattern: addresses themselves may hold what people typed. */
	route: string | undefined;
	statusCode: number;
	ms: number;
};
