import type { Config } from '@react-router/dev/config';

export default {
	ssr: true,
	// scripts/build.mjs builds into a folder of its own and then makes it the current one.
	buildDirectory: process.env.BUILD_DIR ?? 'build',
	// There are few routes: sending all of them at once costs less than requesting them one by one over a slow connection.
	routeDiscovery: { mode: 'initial' },
	// Each screen is one file, for the same reason.
	splitRouteModules: false,
} satisfies Config;
