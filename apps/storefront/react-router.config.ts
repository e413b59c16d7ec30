import type { Config } from '@react-router/dev/config';

export default {
	ssr: true,
	// scripts/build.mjs builds into a folder of its own and then makes it the current one.
	buildDirectory: process.env.BUILD_DIR ?? 'build',
	// A few routes: telling all of them at once costs less than asking for them one by one over a slow line.
	routeDiscovery: { mode: 'initial' },
	// Each screen is one file, for the same reason.
	splitRouteModules: false,
} satisfies Config;
