import { idSchema, noContent } from '@dukan/domain/base/fields.api.ts';
import type { StaffRight } from '@dukan/domain/staff/access/staff-rights.ts';
import type { FastifyRequest } from 'fastify';
import { type Static, type TInteger, type TObject, type TProperties, type TString, Type } from 'typebox';
import type { Clock } from '../../../platform/clock.ts';
import { toColumns } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { StoredResult } from '../../../platform/idempotency/create-once.ts';
import { staffOf } from '../access/staff-area.ts';
import type { StaffMember } from '../access/staff-sessions.queries.ts';
import { asStaff } from './as-staff.ts';
import { databaseRefusal } from './database-refusal.ts';
import {
	deleteRow,
	insertRow,
	type Key,
	lockRow,
	orderRows,
	updateRow,
	type Values,
} from './edit-table.queries.ts';

/** A table that staff edit. It is small enough to be shown whole. */
export type EditedTable<Row extends TObject = TObject> = {
	table: string;
	key: { column: string; schema: TInteger | TString };
	/** The rows in their order. */
	list: (db: Database) => Promise<Static<Row>[]>;
	/**
	 * The fields that a client may send. Each is stored in the column of its name: `fromTime` in from_time.
	 */
	fields: TProperties;
	/** Fields that are set on insert and never updated. */
	fixed?: TProperties;
	/** Fields that are stored elsewhere, and the function that stores them. */
	parts?: { fields: TProperties; save: (trx: Database, key: Key, sent: Values) => Promise<void> };
	/** The rows have a `position`, which staff may change. */
	ordered?: boolean;
	/** Throws a Problem for what the schema cannot check. */
	check?: (trx: Database, sent: Values, key: Key | undefined, member: StaffMember) => Promise<void>;
	/** Tells whether anything besides foreign keys still needs the row. */
	isNeeded?: (trx: Database, key: Key) => Promise<boolean>;
	beforeDelete?: (trx: Database, key: Key) => Promise<void>;
	/** Maps the names of check constraints to the fields that they check. */
	checks?: Readonly<Record<string, string>>;
};

export const byIdKey = { column: 'id', schema: idSchema };

const MAX_ROWS = 10_000;

type Declared = {
	topic: string;
	edit: StaffRight;
	rows: { readonly [name: string]: TObject };
	calls: Parameters<typeof handle>[1];
};

/** Declares the calls of a table: GET /regions, POST /regions_add, regions_update/:key, regions_delete/:key, regions_order. */
export function editTable<Tables extends Declared, Name extends keyof Tables['rows'] & string>(
	staff: App,
	{ db, clock }: { db: Database; clock: Clock },
	{ topic, edit, calls }: Tables,
	name: Name,
	table: EditedTable<Tables['rows'][Name]>,
): void {
	const { key, parts } = table;
	const tags = [topic];
	const params = Type.Object({ key: key.schema });
	const changed = { ...table.fields, ...parts?.fields };
	const change = <Result extends StoredResult>(
		request: FastifyRequest,
		work: (trx: Database) => Promise<Result>,
	) =>
		asStaff(db, { member: staffOf(request), now: clock() }, work).catch((error: unknown) => {
			throw databaseRefusal(error, table.checks) ?? error;
		});

	handle(staff, calls, `GET /api/staff/${name}`, async () => table.list(db));

	staff.post(
		`/${name}_add`,
		{
			config: { by: edit },
			schema: {
				summary: `Adds to ${name}`,
				tags,
				body: Type.Object({ ...table.fixed, ...changed }),
				response: { 200: Type.Object({ key: key.schema }) },
			},
		},
		async (request) => {
			const sent = trimmed(request.body);
			return change(request, async (trx) => {
				await table.check?.(trx, sent, undefined, staffOf(request));
				const added = await insertRow(trx, table, columnsIn(table, sent));
				await parts?.save(trx, added, sent);
				return { key: added };
			});
		},
	);

	staff.post(
		`/${name}_update/:key`,
		{
			config: { by: edit },
			schema: {
				summary: `Changes one of ${name}: only what is sent`,
				tags,
				params,
				body: Type.Partial(Type.Object(changed)),
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const sent = trimmed(request.body);
			await change(request, async (trx) => {
				await requireLocked(trx, table, request.params.key);
				await table.check?.(trx, sent, request.params.key, staffOf(request));
				await updateRow(trx, table, request.params.key, columnsIn(table, sent));
				await parts?.save(trx, request.params.key, sent);
			});
			return reply.code(204).send();
		},
	);

	staff.post(
		`/${name}_delete/:key`,
		{
			config: { by: edit },
			schema: {
				summary: `Deletes one of ${name}, unless something needs it`,
				tags,
				params,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const { key: asked } = request.params;
			await change(request, async (trx) => {
				await requireLocked(trx, table, asked);
				if (await table.isNeeded?.(trx, asked)) throw new Problem('still_used');
				await table.beforeDelete?.(trx, asked);
				await deleteRow(trx, table, asked);
			});
			return reply.code(204).send();
		},
	);

	if (!table.ordered) return;
	staff.post(
		`/${name}_order`,
		{
			config: { by: edit },
			schema: {
				summary: `Puts ${name} in this order`,
				tags,
				body: Type.Object({ keys: Type.Array(key.schema, { maxItems: MAX_ROWS, uniqueItems: true }) }),
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			await change(request, async (trx) => {
				await orderRows(trx, table, request.body.keys);
			});
			return reply.code(204).send();
		},
	);
}

function trimmed(sent: Values): Values {
	return Object.fromEntries(
		Object.entries(sent).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
	);
}

async function requireLocked(trx: Database, table: EditedTable, asked: Key): Promise<void> {
	if (!(await lockRow(trx, table, asked))) throw new Problem('not_found');
}

/** Returns the sent values of the table's own fields, by column. */
function columnsIn({ fields, fixed = {} }: EditedTable, sent: Values): Values {
	return toColumns(
		Object.fromEntries(Object.entries(sent).filter(([name]) => name in fields || name in fixed)),
	);
}
