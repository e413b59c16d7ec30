/**
 * Tells whether node_modules contains the packages of the lockfile. At the end of an installation npm lists
 * its packages in node_modules/.package-lock.json. Packages for other platforms do not count.
 */
export function isInstalled(lockfile, installed) {
	const outside = Object.entries(lockfile.packages).filter(([path]) => path.includes('node_modules/'));
	return outside.every(([path, { version, optional }]) => {
		const found = installed.packages[path];
		return found ? found.version === version : optional === true;
	});
}
