import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import {
	type OperationsWire,
	SMS_STATES,
	type SmsRowWire,
	type SmsState,
} from '@dukan/domain/operations/staff-operations.api.ts';
import type { StaffPage } from '@dukan/domain/staff/staff.api.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import packageJson from '../../package.json' with { type: 'json' };
import { PictureFolder } from '../pictures/picture-folder.ts';
import { EVERYTHING } from '../platform/cache/answer-cache.ts';
import { Problem } from '../platform/http/problem.ts';
import { idSchema, oneOf, pageFields } from '../platform/http/schemas.ts';
import type { Services } from '../services.ts';
import { retrySms } from '../sms/sms-outbox.queries.ts';
import { asStaff } from '../staff/as-staff.ts';
import { noteStaffAct } from '../staff/note-staff-act.ts';
import { staffOf } from '../staff/staff-area.ts';
import { PROCESS_NAME } from './job-runs.ts';
import type { Metrics } from './metrics.ts';
import {
	countSms,
	listJobs,
	listMigrations,
	listSmsRows,
	readBackups,
	readDatabaseHealth,
} from './operations.queries.ts';

const tags = ['staff'];
const config = { staff: 'readOperations' } as const;
const MEGABYTE = 1024 * 1024;

/** How the machinery does, and the few levers there are. */
export function staffOperationsRoutes(staff: FastifyInstance, services: Services, metrics: Metrics): void {
	const { db, cache, clock } = services;
	const { sms, dataDir, pictureCacheMb, pageCacheMb } = services.config;
	const pictures = new PictureFolder(join(dataDir, 'pictures'), pictureCacheMb * MEGABYTE);

	staff.get(
		'/operations',
		{ config, schema: { summary: 'Process, caches, database, SMS, jobs, backups, migrations', tags } },
		async (): Promise<OperationsWire> => {
			const [database, smsCounts, jobs, backups, migrations, counts, folder] = await Promise.all([
				readDatabaseHealth(db),
				countSms(db, clock()),
				listJobs(db),
				readBackups(db),
				listMigrations(db),
				metrics.cacheCounts(),
				pictures.measure(),
			]);
			const memory = process.memoryUsage();
			return {
				process: {
					name: PROCESS_NAME,
					version: packageJson.version,
					node: process.version,
					startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
					memoryBytes: memory.rss,
					heapBytes: memory.heapUsed,
					load: loadavg(),
					processors: availableParallelism(),
				},
				caches: {
					answers: {
						...{ entries: cache.size, bytes: cache.bytes, maxBytes: pageCacheMb * MEGABYTE },
						...counts.answers,
					},
					pictures: { ...folder, maxBytes: pictureCacheMb * MEGABYTE, ...counts.pictures },
				},
				database,
				sms: {
					...{ gateway: sms.gateway.kind, worker: sms.worker, hourlyBudget: sms.hourlyBudget },
					...smsCounts,
				},
				jobs,
				backups,
				migrations,
			};
		},
	);

	staff.get<{ Querystring: { state?: SmsState; limit: number; offset: number } }>(
		'/operations_sms',
		{
			config,
			schema: {
				summary: 'The SMS outbox, newest first, without texts',
				tags,
				querystring: Type.Object({ state: Type.Optional(oneOf(SMS_STATES)), ...pageFields }),
			},
		},
		async (request): Promise<StaffPage<SmsRowWire>> => listSmsRows(db, request.query, clock()),
	);

	staff.post<{ Body: { id?: number } }>(
		'/sms_retry',
		{
			config,
			schema: {
				summary: 'Try now what could not be sent: one message, or all of them',
				tags,
				body: Type.Object({ id: Type.Optional(idSchema) }),
			},
		},
		async (request): Promise<{ count: number }> => {
			const { id } = request.body;
			const now = clock();
			return asStaff(db, { member: staffOf(request), now }, async (trx) => {
				const count = await retrySms(trx, now, id);
				if (id !== undefined && count === 0) throw new Problem('changed_meanwhile');
				const key = id === undefined ? 'all' : String(id);
				await noteStaffAct(trx, { subject: 'sms_outbox', key, action: 'update', after: { retried: count } });
				return { count };
			});
		},
	);

	staff.post<{ Body: { pictures: boolean } }>(
		'/caches_drop',
		{
			config,
			schema: {
				summary: 'Make every page and answer anew, in all processes; if asked, sized pictures too',
				tags,
				body: Type.Object({ pictures: Type.Boolean({ default: false }) }),
			},
		},
		async (request, reply) => {
			await asStaff(db, { member: staffOf(request), now: clock() }, async (trx) => {
				const after = { pictures: request.body.pictures };
				await noteStaffAct(trx, { subject: 'caches', key: 'all', action: 'delete', after });
				// Every process hears it, this one too.
				await sql`select pg_notify('shop_changes', ${EVERYTHING})`.execute(trx);
			});
			cache.drop(EVERYTHING);
			if (request.body.pictures) await pictures.empty();
			return reply.code(204).send();
		},
	);
}
