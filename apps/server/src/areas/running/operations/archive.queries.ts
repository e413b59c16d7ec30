import type { Language } from '@dukan/domain/base/language/language.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** The values of archive_command that setup writes if no place for an archive was named. */
const NOWHERE = ['', '(disabled)', '/bin/true'];

export type ArchiveFigures = {
	/** Whether PostgreSQL archives its log at all. */
	isOn: boolean;
	/**
	 * R22: the age of the oldest change that may be missing in the archive. Null if the role may not look
	 * (pg_monitor).
	 */
	lagS: number | null;
};

/**
 * A complete segment waits for its archiving under a `.ready` mark; before that its changes waited up to
 * archive_timeout. If no timeout is set, the last orders of a quiet shop are archived only together with the
 * next ones, whenever they come.
 */
export async function readArchive(db: Database): Promise<ArchiveFigures> {
	const { rows } = await sql<{ isOn: boolean; timeoutS: number; mayLook: boolean }>`select
		current_setting('archive_mode') <> 'off'
			and current_setting('archive_command') <> all (${NOWHERE}) as "isOn",
		(select setting::integer from pg_settings where name = 'archive_timeout') as "timeoutS",
		has_function_privilege('pg_ls_archive_statusdir()', 'execute') as "mayLook"`.execute(db);
	const { isOn, timeoutS, mayLook } = rows[0] ?? { isOn: false, timeoutS: 0, mayLook: false };
	if (!mayLook) return { isOn, lagS: null };
	const waiting = await sql<{ waitingS: number | null }>`select
		extract(epoch from clock_timestamp() - min(modification))::float8 as "waitingS"
		from pg_ls_archive_statusdir() where name like '%.ready'`.execute(db);
	if (!isOn) return { isOn, lagS: null };
	if (timeoutS === 0) return { isOn, lagS: Number.POSITIVE_INFINITY };
	const waitingS = waiting.rows[0]?.waitingS ?? null;
	return { isOn, lagS: waitingS === null ? 0 : Math.max(0, waitingS) + timeoutS };
}

/** Returns the phone that gets an SMS about urgent problems, if the shop has named one. */
export async function findDutyPhone(
	db: Database,
): Promise<{ phone: string; language: Language } | undefined> {
	return db
		.selectFrom('order_rules')
		.select(['duty_phone as phone', 'duty_language as language'])
		.where('duty_phone', '<>', '')
		.executeTakeFirst();
}
