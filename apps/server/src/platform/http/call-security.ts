/** The security scheme of a call in the OpenAPI document (operations/api-document.ts). */
type Security = readonly { [scheme: string]: readonly string[] }[];

export const BEARER: Security = [{ bearer: [] }];
/** A session is optional, but the response depends on it. */
export const BEARER_OR_NONE: Security = [{ bearer: [] }, {}];
export const TICKET: Security = [{ ticket: [] }];
