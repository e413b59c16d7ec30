/** What logs and figures tell about a request once it is answered. */
export type AnsweredRequest = {
	id: string;
	method: string;
	/** The route's pattern: addresses themselves may hold what people typed. */
	route: string | undefined;
	statusCode: number;
	ms: number;
};
