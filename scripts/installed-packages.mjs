/**
 * Tells whether node_modules holds what the lockfile names. npm notes what it has installed in node_modules/.package-lock.json,
 * at the end of an installation; packages for other platforms are left out.
 */
export function isInstalled(lockfile, installed) {
	const outside = Object.entries(lockfile.packages).filter(([path]) => path.includes('node_modules/'));
	return outside.every(([path, { version, optional }]) => {
		const found = installed.packages[path];
		return found ? found.version === version : optional === true;
	});
}
