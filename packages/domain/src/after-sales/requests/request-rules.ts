/** RET-04: what a shopper asks for on the page of an order. */
export const REQUEST_KINDS = ['return', 'claim'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Taken: the shop has made a return or a claim of it. */
export const REQUEST_STATES = ['waiting', 'taken', 'declined', 'withdrawn'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export const MAX_REQUEST_TEXT = 1000;
/** Fewer letters tell nothing. */
export const SHORTEST_REQUEST_TEXT = 5;
export const MAX_REQUEST_PICTURES = 3;
