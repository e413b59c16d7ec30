/** `npm test` runs the quick proof; all else, a spec that was named too, runs whole tests. */
export const isQuick = process.env.BROWSER_SCOPE === 'quick';
