/** How a call proves who makes it, as the OpenAPI document names it (operations/api-document.ts). */
type Security = readonly { [scheme: string]: readonly string[] }[];

export const BEARER: Security = [{ bearer: [] }];
/** Signed in or not: the response tells. */
export const BEARER_OR_NONE: Security = [{ bearer: [] }, {}];
export const TICKET: Security = [{ ticket: [] }];
