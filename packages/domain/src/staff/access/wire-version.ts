/** The header in which a page of the back-office names the version of the calls that it was built for. */
export const WIRE_HEADER = 'x-wire-version';

/**
 * Raise this number when a field of a staff call is renamed, removed or gets another type. Pages with an
 * older version are then asked to reload. A page that names no version counts as 1.
 */
export const WIRE_VERSION = 2;

export const wireHeaders = { [WIRE_HEADER]: String(WIRE_VERSION) };
