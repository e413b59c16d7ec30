import { shopJobs } from '../main/jobs.ts';
import type { Services } from '../main/services.ts';
import type { ScheduledJob } from '../platform/jobs/job-queue.ts';

/** Returns a job of the shop for a test to run. */
export function jobOf(services: Services, name: string): ScheduledJob {
	const job = shopJobs(services, services.db).find((one) => one.name === name);
	if (!job) throw new Error(`There is no job ${name}.`);
	return job;
}
