import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE } from '@dukan/domain/base/language/language.ts';
import { maskPhone } from '@dukan/domain/base/text/phone.ts';
import { staffOperationsCalls } from '@dukan/domain/running/operations/staff-operations.api.ts';
import packageJson from '../../../../package.json' with { type: 'json' };
import { EVERYTHING } from '../../../platform/cache/cache-tags.ts';
import { HOUR_MS, later, MINUTE_MS } from '../../../platform/clock.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { enforceRateLimit } from '../../../platform/limits/enforce-rate-limit.ts';
import { consume, type WordedLimit } from '../../../platform/limits/limits.queries.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { LiveListing } from '../../goods/lists/live-listing.ts';
import { PictureFolder } from '../../shop/pictures/picture-folder.ts';
import { readShopName } from '../../shop/settings/settings.queries.ts';
import { listSpentParts } from '../../shop/sms/sms-budget.ts';
import type { ConfigWithSms } from '../../shop/sms/sms-config.ts';
import { putSms, retrySms } from '../../shop/sms/sms-outbox.queries.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { noteStaffAct } from '../../staff/audit/staff-acts.queries.ts';
import { runChecks } from './health-check.ts';
import { PROCESS_NAME } from './job-runs.ts';
import {
	announceChange,
	countSms,
	listJobs,
	listMigrations,
	listSmsRows,
	readBackups,
	readDatabaseHealth,
} from './operations.queries.ts';
import { readShopHealth } from './read-shop-health.ts';
import { SHOP_CHECKS } from './shop-checks.ts';

const MEGABYTE = 1024 * 1024;
const TEST_MESSAGE_MS = 10 * MINUTE_MS;
/** Test messages are limited, because each one costs money. */
export const TEST_MESSAGES: WordedLimit = {
	kind: 'sms_test',
	of: 'test SMS',
	per: 'member of staff',
	max: 10,
	windowMs: HOUR_MS,
};

/** Shows the state of the process and of its caches, and takes the few actions on them. */
export function staffOperationsRoutes(
	staff: App,
	services: Needs<'db' | 'cache' | 'queryCache' | 'clock' | 'metrics'> & {
		config: ConfigWithSms;
		listing: LiveListing;
	},
): void {
	const { db, cache, queryCache, clock } = services;
	const { sms, dataDir, pictureCacheMb, pageCacheMb } = services.config;
	const pictures = new PictureFolder(join(dataDir, 'pictures'), pictureCacheMb * MEGABYTE);

	handle(staff, staffOperationsCalls, 'GET /api/staff/operations', async () => {
		const [health, database, smsCounts, spent, jobs, backups, migrations, counts, folder] = await Promise.all(
			[
				readShopHealth(services),
				readDatabaseHealth(db),
				countSms(db, clock()),
				listSpentParts(db, sms.hourlyBudget, clock()),
				listJobs(db),
				readBackups(db),
				listMigrations(db),
				services.metrics.cacheCounts(),
				pictures.measure(),
			],
		);
		const memory = process.memoryUsage();
		const findings = await runChecks(SHOP_CHECKS, { ...health, isListingReady: services.listing.isReady });
		return {
			checks: findings.map(({ name, state }) => ({ name, state })),
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
					entries: cache.size,
					bytes: cache.bytes,
					maxBytes: pageCacheMb * MEGABYTE,
					...counts.answers,
				},
				pictures: { ...folder, maxBytes: pictureCacheMb * MEGABYTE, ...counts.pictures },
			},
			database,
			sms: {
				gateway: sms.gateway.kind,
				worker: sms.worker,
				hourlyBudget: sms.hourlyBudget,
				spent,
				...smsCounts,
			},
			jobs,
			backups,
			migrations,
		};
	});

	handle(staff, staffOperationsCalls, 'GET /api/staff/operations_sms', async (request) =>
		listSmsRows(db, request.query, clock()),
	);

	handle(staff, staffOperationsCalls, 'POST /api/staff/sms_retry', async (request) => {
		const { id } = request.body;
		const now = clock();
		return asStaff(db, { member: staffOf(request), now }, async (trx) => {
			const count = await retrySms(trx, now, id);
			if (id !== undefined && count === 0) throw new Problem('changed_meanwhile');
			const key = id === undefined ? 'all' : String(id);
			await noteStaffAct(trx, { subject: 'sms_outbox', key, action: 'update', after: { retried: count } });
			return { count };
		});
	});

	handle(staff, staffOperationsCalls, 'POST /api/staff/sms_test', async (request) => {
		const now = clock();
		const member = staffOf(request);
		enforceRateLimit(await consume(db, TEST_MESSAGES, String(member.id), now));
		await asStaff(db, { member, now }, async (trx) => {
			const { phone } = request.body;
			const expiresAt = later(now, TEST_MESSAGE_MS);
			const shop = await readShopName(trx, DEFAULT_LANGUAGE);
			// The text is the same in all languages, because the person who sends the message reads it.
			const id = await putSms(trx, { phone, text: `${shop}: test SMS.`, expiresAt }, now);
			const after = { test: maskPhone(phone) };
			await noteStaffAct(trx, { subject: 'sms_outbox', key: String(id), action: 'insert', after });
		});
	});

	handle(staff, staffOperationsCalls, 'POST /api/staff/caches_drop', async (request) => {
		await asStaff(db, { member: staffOf(request), now: clock() }, async (trx) => {
			const after = { pictures: request.body.pictures };
			await noteStaffAct(trx, { subject: 'caches', key: 'all', action: 'delete', after });
			// Every process is notified, including this one.
			await announceChange(trx, EVERYTHING);
		});
		queryCache.invalidate(EVERYTHING);
		cache.markStale(EVERYTHING);
		if (request.body.pictures) await pictures.empty();
	});
}
