/** The header by which a page of staff names the version of the calls that it was built for. */
export const WIRE_HEADER = 'x-wire-version';

/**
 * Raised when a field of a staff call is renamed, removed or gets another type: pages that were opened before are told to
 * reload. Pages that name no version count as 1.
 */
export const WIRE_VERSION = 2;

export const wireHeaders = { [WIRE_HEADER]: String(WIRE_VERSION) };
