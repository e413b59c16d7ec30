import type { Static, TSchema } from 'typebox';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { type Call, type Handler, handle, type RouteSettings } from '../../../platform/http/handle.ts';
import type { StoredResult } from '../../../platform/idempotency/create-once.ts';
import { staffOf } from '../access/staff-area.ts';
import type { StaffMember } from '../access/staff-sessions.queries.ts';
import { asStaff } from './as-staff.ts';

type RequestOf<Declared> = Parameters<Handler<Declared>>[0];
type ResultOf<Declared> = Declared extends { response: { 200: infer Schema extends TSchema } }
	? Static<Schema>
	: StoredResult;

/**
 * Declares calls that consist of one change by staff. The work runs in a transaction in the member's name,
 * and its result is the response.
 */
export function staffChanges<Declared extends { readonly [key: string]: Call }>(
	staff: App,
	calls: Declared,
	{ db, clock }: { db: Database; clock: Clock },
) {
	return <Key extends keyof Declared & string>(
		key: Key,
		work: (
			trx: Database,
			request: RequestOf<Declared[Key]>,
			by: { member: StaffMember; now: Date },
		) => Promise<ResultOf<Declared[Key]>>,
		settings: RouteSettings = {},
	): void => {
		const handler = (request: RequestOf<Declared[Key]>) => {
			const by = { member: staffOf(request as never), now: clock() };
			return asStaff(db, by, async (trx) => (await work(trx, request, by)) as StoredResult);
		};
		handle(staff, calls, key, handler as never, settings);
	};
}
