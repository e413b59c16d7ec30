export const SMS_STATES = ['waiting', 'sent', 'expired'] as const;
export type SmsState = (typeof SMS_STATES)[number];

/** How the shop's machinery does, as one of its processes sees it. */
export type OperationsWire = {
	/** The process that answered; there may be several. */
	process: {
		name: string;
		version: string;
		node: string;
		startedAt: string;
		memoryBytes: number;
		heapBytes: number;
		/** Of the last minute, five and fifteen; of so many processors. */
		load: number[];
		processors: number;
	};
	/** Of the same process, since it started; pictures on disk are shared. */
	caches: {
		answers: {
			entries: number;
			bytes: number;
			maxBytes: number;
			hits: number;
			made: number;
			keptOld: number;
		};
		pictures: { entries: number; bytes: number; maxBytes: number; hits: number; made: number };
	};
	database: {
		version: string;
		startedAt: string;
		bytes: number;
		/** The largest; rows are PostgreSQL's estimate. */
		tables: { name: string; bytes: number; rows: number }[];
		connections: { used: number; active: number; max: number };
		replicas: { name: string; state: string; lagBytes: number | null; lagS: number | null }[];
	};
	sms: {
		gateway: 'log' | 'http' | 'smpp';
		/** Whether servers send themselves, or a worker of its own does. */
		worker: boolean;
		waiting: number;
		/** Of the waiting: tried and not sent yet. */
		retrying: number;
		oldestWaitingAt: string | null;
		/** In the last 24 hours. */
		sent: number;
		expired: number;
		sentLastHour: number;
		hourlyBudget: number;
	};
	jobs: { job: string; startedAt: string; finishedAt: string; ok: boolean; note: string; process: string }[];
	/** The newest, and the newest that is whole. */
	backups: { last: BackupWire | null; lastGood: BackupWire | null };
	migrations: { number: number; name: string; appliedAt: string }[];
};

export type BackupWire = {
	startedAt: string;
	finishedAt: string | null;
	bytes: number | null;
	kind: string;
	ok: boolean;
	note: string;
};

export type SmsRowWire = {
	id: number;
	/** Always masked: nobody needs it here. */
	phone: string;
	state: SmsState;
	madeAt: string;
	sentAt: string | null;
	expiresAt: string;
	nextTryAt: string | null;
	tries: number;
	/** Has failed and waits for its next turn, which staff may call now. */
	canRetry: boolean;
};

/** After so long without a whole backup the page says so. */
export const BACKUP_OVERDUE_HOURS = 26;
