import type { Tables } from './database/tables.ts';
import type { App } from './http/app-type.ts';
import type { Expiry } from './jobs/delete-expired.ts';
import type { WordedBackoff, WordedLimit } from './limits/limits.queries.ts';
import type { Personal } from './personal.ts';

/**
 * Parts of the application that differ in the hooks before their routes; main/routes.ts builds them.
 * - `open`: each route has limits of its own, like the cached reads of publicGet;
 * - `calls`: what shoppers do, `personal`: what they see and change of themselves, `checkout`: orders, `paying`: calls that wait
 *   for a bank;
 * - `entering`: signing in and the calls before it, with no limiter but those of passwords and puzzles;
 * - `staff`: below /api/staff, closed by default.
 */
export type RouteGroup = 'open' | 'calls' | 'checkout' | 'paying' | 'entering' | 'personal' | 'staff';

type Routes<Needs> = (app: App, needs: Needs) => void | Promise<void>;

type FeatureJob<Needs> = {
	name: string;
	/** The five fields of cron, in the shop's time zone. */
	cron: string;
	/**
	 * True for a job that reads or deletes so much that it takes longer than a request may, and so has
	 * connections of its own.
	 */
	isPatient?: true;
	run: (needs: Needs) => Promise<unknown>;
};

/** Everything that a feature adds to the shop. Only main/features.ts lists the features. */
export type Feature<Needs> = {
	routes?: { readonly [Group in RouteGroup]?: Routes<Needs> | readonly Routes<Needs>[] };
	jobs?: readonly FeatureJob<Needs>[];
	/** Rows that are deleted when they reach an age. */
	expires?: readonly Expiry[];
	/** Limits of how often something may be done; docs/limits.md is written from them. */
	limits?: readonly (WordedLimit | WordedBackoff)[];
	personal?: Personal;
	/**
	 * S28: the feature's tables that stay empty after a restore, such as sessions, codes, and messages that
	 * wait to be sent.
	 */
	notRestored?: readonly (keyof Tables)[];
	/** Reads for pages and public calls, which become part of PublicShop. */
	reads?: (source: never) => object;
};

/**
 * Each function of a feature names the services that it takes; the list of features checks that the shop has
 * all of them.
 */
export function defineFeature<const Defined extends Feature<never>>(feature: Defined): Defined {
	return feature;
}
