/** CHOOSE-06: what a computer is put together from, in the order in which people choose. */
export const BUILD_SLOTS = [
	'processor',
	'board',
	'memory',
	'graphics',
	'storage',
	'case',
	'cooler',
	'power',
] as const;
export type BuildSlot = (typeof BUILD_SLOTS)[number];
