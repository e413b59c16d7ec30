/** `npm test` runs the quick tests; every other run, also with named specs, includes the tests tagged @all. */
export const isQuick = process.env.BROWSER_SCOPE === 'quick';
