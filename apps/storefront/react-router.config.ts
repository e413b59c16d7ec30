import type { Config } from '@react-router/dev/config';

export default {
	ssr: true,
	// scripts/build.mjs builds into a separate folder and then makes it the current one.
	buildDirectory: process.env.BUILD_DIR ?? 'build',
	// There are few routes. Sending all of them at once costs less than requesting them one by one over a
	// slow connection.
	routeDiscovery: { mode: 'initial' },
	// Each screen is one file, because each request is slow on a slow connection.
	splitRouteModules: false,
} satisfies Config;
