/** CHOOSE-06: the parts of a computer, in the order in which people choose them. */
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
