/** RET-04: the kinds of requests that a shopper can make on the page of an order. */
export const REQUEST_KINDS = ['return', 'claim'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** A request is `taken` when the shop has made a return or a claim from it. */
export const REQUEST_STATES = ['waiting', 'taken', 'declined', 'withdrawn'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export const MAX_REQUEST_TEXT = 1000;
/** The shortest text that a request needs. */
export const SHORTEST_REQUEST_TEXT = 5;
export const MAX_REQUEST_PICTURES = 3;
