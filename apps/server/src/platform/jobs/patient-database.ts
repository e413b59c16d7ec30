import { setTimeout as pause } from 'node:timers/promises';
import { type Database, openDatabase } from '../database/database.ts';
import { STOP_MS } from '../stop-times.ts';
import { MAX_JOB_S } from './job-queue.ts';

/** A job takes one connection; its queries inside a transaction may take a second one. */
export const PATIENT_CONNECTIONS = 2;

/**
 * Opens a database for jobs over whole tables, which take longer than the time-out of requests: a statement
 * may take as long as its job.
 */
export function openPatientDatabase(directUrl: string, onError: (error: Error) => void): Database {
	return openDatabase(directUrl, onError, { timeoutMs: MAX_JOB_S * 1000, poolSize: PATIENT_CONNECTIONS });
}

/** R9: does not wait for a statement that takes minutes, because the next process repeats its job. */
export async function closePatientDatabase(db: Database): Promise<void> {
	await Promise.race([db.destroy(), pause(STOP_MS.statements, undefined, { ref: false })]);
}
