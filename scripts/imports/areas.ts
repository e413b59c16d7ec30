/** The areas from the lowest to the highest. An area may use those before it, but not those after it. */
export const AREAS = [
	'staff',
	'shop',
	'people',
	'money',
	'goods',
	'selling',
	'after-sales',
	'content',
	'running',
] as const;
export type Area = (typeof AREAS)[number];

/** Areas that all others may use. The printed overview leaves out the arrows to them. */
export const GROUND: readonly Area[] = ['staff', 'shop'];

type Tree = {
	/** The folder that contains the areas. */
	areas: string;
	/** Folders that use no area and that all areas may use. */
	below: readonly string[];
	/** Folders that put the areas together. Files beside the areas count as such too. */
	top: readonly string[];
};

export const TREES = {
	domain: {
		areas: 'packages/domain/src',
		below: ['packages/domain/src/base'],
		top: ['packages/domain/src/api'],
	},
	server: {
		areas: 'apps/server/src/areas',
		below: ['apps/server/src/platform'],
		top: ['main', 'commands', 'testing'].map((folder) => `apps/server/src/${folder}`),
	},
	storefront: {
		areas: 'apps/storefront/app',
		below: ['platform', 'slow-connection', 'ui'].map((folder) => `apps/storefront/app/${folder}`),
		top: ['apps/storefront/app/shell', 'apps/storefront/app/testing'],
	},
	backoffice: {
		areas: 'apps/backoffice/src',
		below: ['platform', 'ui'].map((folder) => `apps/backoffice/src/${folder}`),
		top: ['apps/backoffice/src/shell', 'apps/backoffice/src/screens'],
	},
} as const satisfies Record<string, Tree>;
export type TreeName = keyof typeof TREES;

/**
 * Features without a part in the server, by area. Every other feature has the same name and area in all
 * trees.
 */
export const ONLY_IN_FRONT_ENDS: Readonly<Partial<Record<Area, readonly string[]>>> = {
	shop: ['cart', 'menu'],
	people: ['profile'],
	goods: ['compare', 'saved'],
	selling: ['checkout', 'courier-phone'],
	content: ['links'],
	running: ['guide', 'kit', 'manual', 'test-page'],
};

/**
 * The place of a file: in a feature of an area, below the areas, or in the code that puts the areas together.
 */
export type Place =
	| { tree: TreeName; kind: 'feature'; area: Area; feature: string }
	| { tree: TreeName; kind: 'below' | 'top' }
	/** The file is in none of the known folders. */
	| { tree: TreeName; kind: 'nowhere' };

export function placeOf(file: string): Place | undefined {
	for (const [tree, { areas, below, top }] of Object.entries(TREES) as [TreeName, Tree][]) {
		const root = areas.replace(/\/areas$/, '');
		if (!file.startsWith(`${root}/`)) continue;
		const isIn = (folder: string) => file.startsWith(`${folder}/`);
		if (below.some(isIn)) return { tree, kind: 'below' };
		if (top.some(isIn) || !file.slice(root.length + 1).includes('/')) return { tree, kind: 'top' };
		if (!isIn(areas)) return { tree, kind: 'nowhere' };
		const [name, feature, inFeature] = file.slice(areas.length + 1).split('/');
		const area = AREAS.find((one) => one === name);
		return area && feature && inFeature
			? { tree, kind: 'feature', area, feature }
			: { tree, kind: 'nowhere' };
	}
	return undefined;
}
