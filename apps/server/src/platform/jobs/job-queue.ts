import { PgBoss } from 'pg-boss';
import { STOP_MS } from '../stop-times.ts';

/** Work that is repeated on a schedule. Whichever process is free runs it, one process at a time. */
export type ScheduledJob = {
	name: string;
	/** The five fields of cron, in the shop's time zone. */
	cron: string;
	run: () => Promise<void>;
};

type Options = {
	databaseUrl: string;
	jobs: readonly ScheduledJob[];
	/** Whether the process may create and change the queue's tables. */
	migrate: boolean;
	onError: (error: unknown) => void;
};

/**
 * pg-boss keeps its tables in a schema of its own. Backups leave it out, because schedules are declared at
 * every start.
 */
const SCHEMA = 'jobs';
const TIME_ZONE = 'Asia/Ashgabat';
/** One connection looks for work; the other one maintains the queue. */
const CONNECTIONS = 2;
/** Scheduled jobs start on the minute, so looking more often would only cost statements. */
const LOOK_EVERY_S = 30;
const RETRIES = 3;
const RETRY_DELAY_S = 60;
/** A job that takes longer is given up and started again. */
export const MAX_JOB_S = 15 * 60;

const LIMITS = {
	retryLimit: RETRIES,
	retryDelay: RETRY_DELAY_S,
	retryBackoff: true,
	expireInSeconds: MAX_JOB_S,
};

/** The one queue of the shop's background work (decision 007). */
export class JobQueue {
	readonly #boss: PgBoss;
	readonly #jobs: readonly ScheduledJob[];

	private constructor(boss: PgBoss, jobs: readonly ScheduledJob[]) {
		this.#boss = boss;
		this.#jobs = jobs;
	}

	static async start({ databaseUrl, jobs, migrate, onError }: Options): Promise<JobQueue> {
		const boss = new PgBoss({
			connectionString: databaseUrl,
			application_name: 'dukan jobs',
			schema: SCHEMA,
			max: CONNECTIONS,
			migrate,
			createSchema: migrate,
		});
		boss.on('error', onError);
		const queue = new JobQueue(boss, jobs);
		try {
			await boss.start();
			await queue.#declare();
		} catch (error) {
			await queue.stop();
			throw error;
		}
		return queue;
	}

	/** Requests a run now. Adds nothing while a run waits or is under way. */
	async runSoon(name: string): Promise<void> {
		await this.#boss.send(name);
	}

	/**
	 * Waits for running jobs, but only for a limited time, because the next process repeats an interrupted job.
	 */
	async stop(): Promise<void> {
		await this.#boss.stop({ graceful: true, timeout: STOP_MS.jobs });
	}

	async #declare(): Promise<void> {
		for (const { name, cron, run } of this.#jobs) {
			await this.#boss.createQueue(name, { policy: 'exclusive', ...LIMITS });
			// A queue from an earlier version has the limits with which it was created.
			await this.#boss.updateQueue(name, LIMITS);
			await this.#boss.work(name, { pollingIntervalSeconds: LOOK_EVERY_S }, run);
			await this.#boss.schedule(name, cron, null, { tz: TIME_ZONE });
		}
	}
}
