/** RET-04: the kinds of requests on the page of an order. */
export const REQUEST_KINDS = ['return', 'claim'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** `taken` means that the shop has made a return or a claim of it. */
export const REQUEST_STATES = ['waiting', 'taken', 'declined', 'withdrawn'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export const MAX_REQUEST_TEXT = 1000;
/** A shorter text says nothing useful. */
export const SHORTEST_REQUEST_TEXT = 5;
export const MAX_REQUEST_PICTURES = 3;
