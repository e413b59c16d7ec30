import { timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { processStatusWire } from '@dukan/domain/running/operations/staff-operations.api.ts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import type { DatabaseTrouble } from '../../../platform/database/database-trouble.ts';
import { unavailableReason } from '../../../platform/database/database-unavailable.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Metrics } from '../../../platform/metrics/metrics.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { LiveListing } from '../../goods/lists/live-listing.ts';
import { isDatabaseReadOnly } from './operations.queries.ts';

/** R7: readiness is reported within a second, whatever the database does. */
const READY_TIMEOUT_MS = 800;

export function operationsRoutes(
	app: App,
	{ config, db, listing }: Needs<'config' | 'db'> & { listing: LiveListing },
	{ metrics, trouble }: { metrics: Metrics; trouble: DatabaseTrouble },
): void {
	app.get(
		'/healthz',
		{
			schema: { summary: 'The process is alive', tags: ['operations'], response: { 200: processStatusWire } },
		},
		async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }),
	);

	app.get(
		'/readyz',
		{
			schema: {
				summary: 'The listing index is loaded, the database responds and its schema is the one we know',
				tags: ['operations'],
				response: { 200: processStatusWire, 503: processStatusWire },
			},
		},
		async (_request, reply) => {
			const status = listing.isReady
				? await Promise.race([
						findDatabaseStatus(db, trouble),
						pause(READY_TIMEOUT_MS, 'database unavailable: no reply'),
					])
				: 'loading';
			return reply
				.code(status === 'ready' ? 200 : 503)
				.header('cache-control', 'no-store')
				.send({ status });
		},
	);

	app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
		if (!mayReadMetrics(request, config.metricsToken)) throw new Problem('not_found');
		return reply
			.header('content-type', metrics.registry.contentType)
			.header('cache-control', 'no-store')
			.send(await metrics.registry.metrics());
	});
}

/** R17: on a read-only database and on a full disk, reads still work but orders do not. */
async function findDatabaseStatus(db: Database, trouble: DatabaseTrouble): Promise<string> {
	try {
		if (await isDatabaseReadOnly(db)) return 'database read-only';
		return trouble.reason === undefined ? 'ready' : `database unavailable: ${trouble.reason}`;
	} catch (error) {
		return `database unavailable: ${unavailableReason(error) ?? 'it refused a query'}`;
	}
}

/**
 * If METRICS_TOKEN is set, only clients that send it may read metrics. Otherwise only this machine may,
 * directly and not through a proxy.
 */
function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
	if (token) return isSame(request.headers.authorization ?? '', `Bearer ${token}`);
	const address = request.socket.remoteAddress ?? '';
	const throughProxy = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some(
		(name) => name in request.headers,
	);
	return !throughProxy && /^(::1|(::ffff:)?127\.)/.test(address);
}

function isSame(given: string, wanted: string): boolean {
	const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
	return a.length === b.length && timingSafeEqual(a, b);
}
