/**
 * True if only the quick tests run, as with `npm test`. Every other run includes the tests with the tag @all,
 * also a run of named specs.
 */
export const isQuick = process.env.BROWSER_SCOPE === 'quick';
