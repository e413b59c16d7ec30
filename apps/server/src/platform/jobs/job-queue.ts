import { PgBoss } from 'pg-boss';
import { STOP_MS } from '../stop-times.ts';

/** Repeated work, run in one process at a time, whichever is free. */
export type ScheduledJob = {
	name: string;
	/** Five fields, by the shop's clock. */
	cron: string;
	run: () => Promise<void>;
};

type Options = {
	databaseUrl: string;
	jobs: readonly ScheduledJob[];
	/** Whether it may create and change the queue's tables. */
	migrate: boolean;
	onError: (error: unknown) => void;
};

/** pg-boss keeps its tables in a schema of its own, which backups leave out: schedules are declared at every start. */
const SCHEMA = 'jobs';
const TIME_ZONE = 'Asia/Ashgabat';
/** One connection looks for work, one does the queue's own upkeep. */
const CONNECTIONS = 2;
/** Jobs of the clock come by the minute; looking more often would only cost statements. */
const LOOK_EVERY_S = 30;
const RETRIES = 3;
const RETRY_DELAY_S = 60;
/** A job that takes longer is given up and run again. */
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

	/** Asks for a run now; while one waits or runs already, nothing is added. */
	async runSoon(name: string): Promise<void> {
		await this.#boss.send(name);
	}

	/** Waits for running jobs, but not for ever: the next process runs an interrupted one again. */
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
