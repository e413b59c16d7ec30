import type { SheetProblem } from '@dukan/domain/base/sheets/sheets.ts';
import type { ImportKind, ImportState } from '@dukan/domain/goods/imports/import-kinds.ts';
import { NO_LIST_GOODS } from '@dukan/domain/goods/imports/list-goods.ts';
import type {
	BadRowsWire,
	ImportErrorWire,
	ImportSampleWire,
	ImportWarningWire,
	ImportWire,
	StockNoteWire,
} from '@dukan/domain/goods/imports/staff-imports.api.ts';
import { type RawBuilder, sql } from 'kysely';
import { DAY_MS, later } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';
import type { Pieces } from '../stock/stock.queries.ts';

/** A process that has not reported for this long is gone. */
const SILENCE_S = 60;
/** Each may take a core and hundreds of megabytes. */
const MAX_CHECKS = 3;
const RECENT = 20;

const isSilent = sql`i.beat_at < now() - ${sql.lit(`${SILENCE_S} seconds`)}::interval`;

/** The state, or its outcome when its process is gone. */
const state = sql<ImportState>`case
	when i.state = 'checking' and ${isSilent} then 'unreadable'
	when i.state in ('running', 'undoing') and ${isSilent} then 'stopped'
	else i.state end`;

/**
 * The last import that changed anything and was not undone: only that one can be undone, because later ones build on earlier
 * results.
 */
const lastApplied = sql`(select max(l.id) from imports l
	where l.state in ('running', 'done', 'stopped', 'undoing') and l.added + l.changed + l.gone > 0)`;

const wire = (errors: RawBuilder<unknown>) => sql<ImportWire>`select i.id, i.kind, i.file_name as "fileName",
		a.name as by, ${isoMoment('i.made_at')} as "madeAt",
		${state} as state, i.problem, i.rows, i.done, i.added, i.changed, i.unchanged, i.bad, i.hidden, i.gone, ${errors}, i.kept,
		s.name as "supplierName", i.warned, i.for_sale as "forSale", coalesce(m.warn_percent, i.warn_percent) as "warnPercent",
		json_build_object('rate', coalesce(m.rate, 1)::float8, 'markupPercent', coalesce(m.markup_percent, 0)::float8,
			'roundTenge', coalesce(m.round_tenge, 100), 'warnPercent', coalesce(m.warn_percent, 30)) as pricing,
		${sql.lit(JSON.stringify(NO_LIST_GOODS))}::jsonb || coalesce(m.goods, '{}') as "listGoods",
		coalesce(${state} in ('done', 'stopped') and i.id = ${lastApplied}, false) as "canUndo"
	from imports i join staff_accounts a on a.id = i.staff_id
	left join suppliers s on s.id = i.supplier_id left join supplier_mappings m on m.supplier_id = i.supplier_id`;

export async function findImport(db: Database, id: number): Promise<ImportWire | undefined> {
	const { rows } = await sql<ImportWire>`${wire(sql`i.errors, i.samples, i.preview, i.warnings,
			i.stock_notes as "stockNotes", i.gone_goods as "goneGoods", i.list_categories as "listCategories"`)} where i.id = ${id}`.execute(
		db,
	);
	return rows[0];
}

export async function listImports(db: Database): Promise<ImportWire[]> {
	const { rows } = await sql<ImportWire>`${wire(sql`'[]'::jsonb as errors, '[]'::jsonb as samples,
		'[]'::jsonb as preview, '[]'::jsonb as warnings, '[]'::jsonb as "stockNotes",
		'[]'::jsonb as "goneGoods", '[]'::jsonb as "listCategories"`)}
		where i.state not in ('mapping', 'checking', 'unreadable') order by i.id desc limit ${RECENT}`.execute(
		db,
	);
	return rows;
}

export type NewImport = {
	kind: ImportKind;
	supplier_id?: number;
	for_sale?: boolean;
	guess_kind?: boolean;
	file_name: string;
	content: Buffer;
	staff_id: number;
	made_at: Date;
};

/** Returns the number of the new import; undefined while as many are being checked as may be. */
export async function insertImport(db: Database, row: NewImport): Promise<number | undefined> {
	return db.transaction().execute(async (trx) => {
		await lockImports(trx);
		const { rows } = await sql<{ checks: number }>`select count(*)::int as checks from imports i
			where i.state = 'checking' and not ${isSilent}`.execute(trx);
		if ((rows[0]?.checks ?? 0) >= MAX_CHECKS) return undefined;
		const { id } = await trx.insertInto('imports').values(row).returning('id').executeTakeFirstOrThrow();
		return id;
	});
}

/**
 * Locks against others that begin an import. A lock of the table would also wait for the progress of others and for autovacuum.
 */
async function lockImports(trx: Database): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtext('begin_import'))`.execute(trx);
}

/** Moves to the next state, if it is still in the first and no other import is under way. */
export async function beginWork(
	db: Database,
	id: number,
	from: readonly ImportState[],
	to: 'running' | 'undoing',
): Promise<boolean> {
	return db.transaction().execute(async (trx) => {
		await lockImports(trx);
		const { rows } = await sql`update imports i set state = ${to}, problem = null, done = 0, beat_at = now()
				${to === 'running' ? sql`, added = 0, changed = 0, unchanged = 0, bad = 0` : sql``}
			where i.id = ${id} and ${state} = any (${from}::text[])
				and not exists (select from imports o where o.state in ('running', 'undoing') and o.id <> i.id
					and o.beat_at > now() - ${sql.lit(`${SILENCE_S} seconds`)}::interval)
			returning 1`.execute(trx);
		return rows.length > 0;
	});
}

export async function readContent(db: Database, id: number): Promise<ImportContent | undefined> {
	const row = await db
		.selectFrom('imports')
		.select(['kind', 'supplier_id', 'content', 'for_sale', 'guess_kind', 'previewed_stock'])
		.where('id', '=', id)
		.executeTakeFirst();
	if (!row?.content) return undefined;
	const { kind, supplier_id: supplierId, content, for_sale: forSale, guess_kind: guessKind } = row;
	return {
		kind,
		supplierId,
		content,
		forSale,
		guessKind,
		previewedStock: row.previewed_stock as PreviewedStock,
	};
}

const GONE_KEPT = 100;

export async function noteList(
	db: Database,
	id: number,
	{ gone, categories }: { gone: ImportWire['goneGoods']; categories: ImportWire['listCategories'] },
): Promise<void> {
	await db
		.updateTable('imports')
		.set({
			gone_goods: JSON.stringify(gone.slice(0, GONE_KEPT)),
			list_categories: JSON.stringify(categories),
		})
		.where('id', '=', id)
		.execute();
}

export async function noteKind(db: Database, id: number, kind: ImportKind): Promise<void> {
	await db.updateTable('imports').set({ kind }).where('id', '=', id).execute();
}

/** Product → pieces when the sheet was checked. */
export type PreviewedStock = Readonly<Record<string, Pieces>>;

type ImportContent = {
	kind: ImportKind;
	supplierId: number | null;
	content: Buffer;
	forSale: boolean;
	/** The titles say which kind it is. */
	guessKind: boolean;
	previewedStock: PreviewedStock;
};

export async function notePreviewedStock(db: Database, id: number, stock: PreviewedStock): Promise<void> {
	await db
		.updateTable('imports')
		.set({ previewed_stock: JSON.stringify(stock) })
		.where('id', '=', id)
		.execute();
}

/** PRICE-01: also stores the prices that the change gives. */
export async function storeContent(db: Database, id: number, content: Buffer): Promise<void> {
	await db.updateTable('imports').set({ content }).where('id', '=', id).execute();
}

/** STOCK-06: a price list whose columns can be named, for the first time or again. */
export async function findListToMap(
	db: Database,
	id: number,
): Promise<{ supplierId: number; preview: string[][] } | undefined> {
	const { rows } = await sql<{ supplierId: number; preview: string[][] }>`
		select supplier_id as "supplierId", preview from imports
		where id = ${id} and kind = 'supplier' and state in ('mapping', 'checked')`.execute(db);
	return rows[0];
}

/** Checks it again with other columns. */
export async function beginCheck(trx: Database, id: number): Promise<boolean> {
	const { numAffectedRows } = await sql`update imports set state = 'checking', beat_at = now()
		where id = ${id} and state in ('mapping', 'checked')`.execute(trx);
	return numAffectedRows === 1n;
}

/** Previews of the supplier's other lists were calculated with the old rate and columns, so they must be confirmed again. */
export async function askOthersAgain(
	trx: Database,
	{ id, supplierId }: { id: number; supplierId: number },
): Promise<void> {
	await sql`update imports set state = 'mapping'
		where supplier_id = ${supplierId} and id <> ${id} and state = 'checked'`.execute(trx);
}

export async function notePreview(
	db: Database,
	id: number,
	preview: readonly (readonly string[])[],
): Promise<void> {
	await sql`update imports set preview = ${JSON.stringify(preview)}::jsonb where id = ${id}`.execute(db);
}

export type Progress = {
	rows?: number;
	done: number;
	added: number;
	changed: number;
	unchanged: number;
	bad: number;
	hidden: number;
	gone: number;
	errors: ImportErrorWire[];
	samples: ImportSampleWire[];
	warned: number;
	/** The largest first. */
	warnings: ImportWarningWire[];
	stockNotes: StockNoteWire[];
};

export async function noteProgress(db: Database, id: number, progress: Progress): Promise<void> {
	const { errors, samples, warnings, stockNotes, ...counts } = progress;
	await db
		.updateTable('imports')
		.set({
			...counts,
			errors: JSON.stringify(errors),
			samples: JSON.stringify(samples),
			warnings: JSON.stringify(warnings),
			stock_notes: JSON.stringify(stockNotes),
			beat_at: sql`now()`,
		})
		.where('id', '=', id)
		.execute();
}

export async function noteBadRows(db: Database, id: number, badRows: BadRowsWire): Promise<void> {
	await db
		.updateTable('imports')
		.set({ bad_rows: JSON.stringify(badRows) })
		.where('id', '=', id)
		.execute();
}

export async function findBadRows(db: Database, id: number): Promise<BadRowsWire | undefined> {
	const { rows } = await sql<{ badRows: BadRowsWire }>`
		select bad_rows as "badRows" from imports where id = ${id}`.execute(db);
	return rows[0]?.badRows;
}

export async function noteHeartbeat(db: Database, id: number): Promise<void> {
	await sql`update imports set beat_at = now() where id = ${id}`.execute(db);
}

export async function noteUndone(
	db: Database,
	id: number,
	{ done, kept }: { done: number; kept: readonly number[] },
): Promise<void> {
	await db
		.updateTable('imports')
		.set({ done, kept: JSON.stringify(kept), beat_at: sql`now()` })
		.where('id', '=', id)
		.execute();
}

/** Whether the file is read again in this state. */
const NEEDS_FILE: Readonly<Record<ImportState, boolean>> = {
	mapping: true,
	checking: true,
	unreadable: false,
	checked: true,
	running: true,
	done: false,
	stopped: false,
	undoing: false,
	undone: false,
};

/** Deletes the file of a finished import. */
export async function endWork(
	db: Database,
	id: number,
	to: ImportState,
	problem: SheetProblem | null = null,
): Promise<void> {
	await db
		.updateTable('imports')
		.set({
			state: to,
			problem,
			beat_at: sql`now()`,
			...(!NEEDS_FILE[to] && { content: null, previewed_stock: '{}' }),
		})
		.where('id', '=', id)
		.execute();
}

/** Ends an import whose process ended without reporting. */
export async function endSilently(db: Database, id: number): Promise<void> {
	await sql`update imports set state = case when state = 'checking' then 'unreadable' else 'stopped' end, problem = 'failed'
		where id = ${id} and state in ('checking', 'running', 'undoing')`.execute(db);
}

const UNCONFIRMED_TTL_MS = 2 * DAY_MS;

/** Deletes sheets that were never confirmed; those that changed something stay, like the audit log. */
export async function deleteExpiredImports(db: Database, now: Date): Promise<void> {
	await sql`delete from imports where state in ('mapping', 'checking', 'unreadable', 'checked')
		and made_at <= ${later(now, -UNCONFIRMED_TTL_MS)}`.execute(db);
}
