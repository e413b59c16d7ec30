import type { onRequestAsyncHookHandler } from 'fastify';
import { signedIn } from '../areas/people/accounts/signed-in.ts';
import { staffArea } from '../areas/staff/access/staff-area.ts';
import type { Feature, RouteGroup } from '../platform/feature.ts';
import type { App } from '../platform/http/app-type.ts';
import { neverStore } from '../platform/http/never-store.ts';
import { limitConcurrency, refuseExcess } from '../platform/overload/concurrency-limiters.ts';
import { FEATURES } from './features.ts';
import type { Services } from './services.ts';

const features: readonly Feature<Services>[] = FEATURES;

/** Registers the calls of all features, each behind the hooks of its group. */
export async function featureRoutes(app: App, services: Services): Promise<void> {
	const { limiters, clients } = services;
	requireShoppers(app, signedIn(services));
	await declare(app, services, 'open');
	app.register(async (calls: App) => {
		limitConcurrency(calls, limiters.calls, clients);
		neverStore(calls);
		await declare(calls, services, 'calls');
	});
	app.register(async (checkout: App) => {
		limitConcurrency(checkout, limiters.checkout, clients);
		neverStore(checkout);
		await declare(checkout, services, 'checkout');
	});
	app.register(async (paying: App) => {
		refuseExcess(paying, limiters.checkout, clients);
		neverStore(paying);
		await declare(paying, services, 'paying');
	});
	// R18: has no limiter but those of passwords and puzzles, so that people can sign in while others use up
	// all other limits.
	app.register(async (entering: App) => {
		neverStore(entering);
		await declare(entering, services, 'entering');
	});
	app.register(async (personal: App) => {
		limitConcurrency(personal, limiters.personal, clients);
		neverStore(personal);
		await declare(personal, services, 'personal');
	});
	await staffArea(app, services, (staff) => declare(staff, services, 'staff'));
}

async function declare(app: App, services: Services, group: RouteGroup): Promise<void> {
	for (const { routes } of features)
		for (const routesOf of [routes?.[group] ?? []].flat()) await routesOf(app, services);
}

/** Refuses a shopper's call to everyone else, before anything of the request is read. */
function requireShoppers(app: App, onlyShoppers: onRequestAsyncHookHandler): void {
	app.addHook('onRoute', (route) => {
		if (route.config?.by !== 'shopper') return;
		route.onRequest = [onlyShoppers, ...[route.onRequest ?? []].flat()];
	});
}
