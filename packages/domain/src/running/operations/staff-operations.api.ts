import { type Static, Type } from 'typebox';
import { idSchema, oneOf, orNull, page, pageFields } from '../../base/fields.api.ts';
import { SMS_PARTS, SMS_STATES } from '../../shop/sms/sms-budget.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { HEALTH_STATES, SHOP_CHECK_NAMES } from './health.ts';

const backupWire = Type.Object({
	startedAt: Type.String(),
	finishedAt: orNull(Type.String()),
	bytes: orNull(Type.Number()),
	kind: Type.String(),
	ok: Type.Boolean(),
	note: Type.String(),
});
export type BackupWire = Static<typeof backupWire>;

/** The state of the installation, as one of its processes sees it. */
export const operationsWire = Type.Object({
	/** The checks that this process can make. */
	checks: Type.Array(Type.Object({ name: oneOf(SHOP_CHECK_NAMES), state: oneOf(HEALTH_STATES) })),
	/** The process that answered; there may be several. */
	process: Type.Object({
		name: Type.String(),
		version: Type.String(),
		node: Type.String(),
		startedAt: Type.String(),
		memoryBytes: Type.Number(),
		heapBytes: Type.Number(),
		/** The average load of the last one, five and fifteen minutes. `processors` is their number. */
		load: Type.Array(Type.Number()),
		processors: Type.Integer(),
	}),
	/** Counts of this process since its start. All processes share the pictures on disk. */
	caches: Type.Object({
		answers: Type.Object({
			entries: Type.Integer(),
			bytes: Type.Number(),
			maxBytes: Type.Number(),
			hits: Type.Integer(),
			made: Type.Integer(),
			keptOld: Type.Integer(),
		}),
		pictures: Type.Object({
			entries: Type.Integer(),
			bytes: Type.Number(),
			maxBytes: Type.Number(),
			hits: Type.Integer(),
			made: Type.Integer(),
		}),
	}),
	database: Type.Object({
		version: Type.String(),
		startedAt: Type.String(),
		bytes: Type.Number(),
		/** The largest tables. The numbers of rows are PostgreSQL's estimates. */
		tables: Type.Array(Type.Object({ name: Type.String(), bytes: Type.Number(), rows: Type.Number() })),
		connections: Type.Object({ used: Type.Integer(), active: Type.Integer(), max: Type.Integer() }),
		replicas: Type.Array(
			Type.Object({
				name: Type.String(),
				state: Type.String(),
				lagBytes: orNull(Type.Number()),
				lagS: orNull(Type.Number()),
			}),
		),
	}),
	sms: Type.Object({
		gateway: oneOf(['log', 'http', 'smpp']),
		/** True if this server sends messages itself, false if a separate process sends them. */
		worker: Type.Boolean(),
		waiting: Type.Integer(),
		/** Waiting messages that failed at least once. */
		retrying: Type.Integer(),
		oldestWaitingAt: orNull(Type.String()),
		/** Messages of the last 24 hours. */
		sent: Type.Integer(),
		expired: Type.Integer(),
		sentLastHour: Type.Integer(),
		hourlyBudget: Type.Integer(),
		/** The parts of the hour's SMS budget that are used up. */
		spent: Type.Array(oneOf(SMS_PARTS)),
	}),
	jobs: Type.Array(
		Type.Object({
			job: Type.String(),
			startedAt: Type.String(),
			finishedAt: Type.String(),
			ok: Type.Boolean(),
			note: Type.String(),
			process: Type.String(),
		}),
	),
	/** The newest backup, and the newest complete backup. */
	backups: Type.Object({ last: orNull(backupWire), lastGood: orNull(backupWire) }),
	migrations: Type.Array(
		Type.Object({ number: Type.Integer(), name: Type.String(), appliedAt: Type.String() }),
	),
});
export type OperationsWire = Static<typeof operationsWire>;

export const smsListQuery = Type.Object({ state: Type.Optional(oneOf(SMS_STATES)), ...pageFields });
const smsRowWire = Type.Object({
	id: Type.Integer(),
	/** The phone, which is always masked. */
	phone: Type.String(),
	state: oneOf(SMS_STATES),
	madeAt: Type.String(),
	sentAt: orNull(Type.String()),
	expiresAt: Type.String(),
	nextTryAt: orNull(Type.String()),
	tries: Type.Integer(),
	/** The gateway's reason for the last failed attempt; empty for a sent message. */
	trouble: Type.String(),
	/** True if the message failed and waits for its next attempt. Staff may start that attempt now. */
	canRetry: Type.Boolean(),
});
export type SmsRowWire = Static<typeof smsRowWire>;
export const smsListWire = page(smsRowWire);

/** Sends one message again; without `id` it sends all of them. */
export const smsRetryBody = Type.Object({ id: Type.Optional(idSchema) });
export const smsRetriedWire = Type.Object({ count: Type.Integer() });

/** Sends a test message, which shows whether the gateway works. */
export const smsTestBody = Type.Object({ phone: Type.String({ pattern: '^\\d{7}$' }) });

export const cachesDropBody = Type.Object({ pictures: Type.Boolean({ default: false }) });

/** GET /healthz, GET /readyz */
export const processStatusWire = Type.Object({ status: Type.String() });

export const staffOperationsCalls = defineCalls('staff', {
	'GET /api/staff/operations': {
		by: 'readOperations',
		summary: 'Health checks, process, caches, database, SMS, jobs, backups, migrations',
		response: { 200: operationsWire },
	},
	'GET /api/staff/operations_sms': {
		by: 'readOperations',
		summary: 'The SMS outbox, newest first, without texts',
		query: smsListQuery,
		response: { 200: smsListWire },
	},
	'POST /api/staff/sms_retry': {
		by: 'readOperations',
		summary: 'Try now what could not be sent: one message, or all of them',
		body: smsRetryBody,
		response: { 200: smsRetriedWire },
	},
	'POST /api/staff/sms_test': {
		by: 'readOperations',
		summary: 'Send a test message; its state and the words of the gateway are in operations_sms',
		body: smsTestBody,
	},
	'POST /api/staff/caches_drop': {
		by: 'readOperations',
		summary: 'Invalidate all cached responses, in all processes; on request sized pictures too',
		body: cachesDropBody,
	},
});
