import type { Tables } from './database/tables.ts';
import type { App } from './http/app-type.ts';
import type { Expiry } from './jobs/delete-expired.ts';
import type { WordedBackoff, WordedLimit } from './limits/limits.queries.ts';
import type { Personal } from './personal.ts';

/** Returns the schemas of a call under Fastify's names. */
export type RouteGroup = 'open' | 'calls' | 'checkout' | 'paying' | 'entering' | 'personal' | 'staff';

type Routes<Needs> = (app: App, needs: Needs) => void | Promise<void>;

type FeatureJob<Needs> = {
	name: string;
	/** Registers the route of a declared call. A handler of one whose only response is 204 returns nothing. */
	cron: string;
	/** True for work that reads or deletes so much that it has connections of its own: it takes longer than a request may. */
	isPatient?: true;
	run: (needs: Needs) => Promise<unknown>;
};

/** Everything that a feature gives to the shop. Only main/features.ts lists the features. */
export type Feature<Needs> = {
	routes?: { readonly [Group in RouteGroup]?: Routes<Needs> | readonly Routes<Needs>[] };
	jobs?: readonly FeatureJob<Needs>[];
	/** Rows that are deleted after a time. */
	expires?: readonly Expiry[];
	/**
	 * Limits lines that clients can cause: this many a second are written, and the next one has the number of those left out.
	 */
	limits?: readonly (WordedLimit | WordedBackoff)[];
	personal?: Personal;
	/** S28: its tables that stay empty after a restore: sessions and codes, and messages that wait to be sent. */
	notRestored?: readonly (keyof Tables)[];
	/** The reads that pages and public calls use; joined to PublicShop. */
	reads?: (source: never) => object;
};

/** Each function of a feature names what it takes; the list of features checks that the shop has all of it. */
export function defineFeature<const Defined extends Feature<never>>(feature: Defined): Defined {
	return feature;
}
