import { runJob } from '../areas/running/operations/job-runs.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Feature } from '../platform/feature.ts';
import { KEYS_EXPIRE } from '../platform/idempotency/idempotency.queries.ts';
import { deleteExpiredRows, type Expiry } from '../platform/jobs/delete-expired.ts';
import type { ScheduledJob } from '../platform/jobs/job-queue.ts';
import { LIMITS_EXPIRE } from '../platform/limits/limits.queries.ts';
import { PROOF_MS } from '../platform/proof/proofs.queries.ts';
import { FEATURES } from './features.ts';
import { PERSONAL } from './personal.ts';
import type { Services } from './services.ts';

/** The rows of the platform's own tables that expire. */
const PLATFORM_EXPIRES: readonly Expiry[] = [
	LIMITS_EXPIRE,
	{ table: 'proofs', column: 'made_at', keptMs: PROOF_MS },
	KEYS_EXPIRE,
];

const features: readonly Feature<Services>[] = FEATURES;

/**
 * Returns the jobs of all features. Jobs that read or delete much work with `patient`, whose statements may
 * take longer than a request's. The outcome of each job's last run is stored, for /metrics and the
 * back-office.
 */
export function shopJobs(services: Services, patient: Database): ScheduledJob[] {
	const housekeeping = {
		name: 'housekeeping',
		cron: '7 * * * *',
		isPatient: true,
		run: deleteExpired,
	};
	return [housekeeping, ...features.flatMap(({ jobs = [] }) => jobs)].map(
		({ name, cron, isPatient, run }) => {
			const needs = isPatient ? { ...services, db: patient } : services;
			const work = async () => {
				await run(needs);
			};
			return { name, cron, run: () => runJob(needs, name, work) };
		},
	);
}

/** May run at any time, and in several processes at once. */
export async function deleteExpired({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
	const expires = features.flatMap((feature) => feature.expires ?? []);
	await deleteExpiredRows(db, clock(), [...PLATFORM_EXPIRES, ...expires], PERSONAL);
}
