import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { LOCK_ORDER, LOCKED_WITH } from '../areas/selling/orders/lock-order.ts';
import { lockedTables, locksUnordered } from './locked-tables.ts';

type Held = {
	/** The tables that the transaction has locked, each with the statement that locked it first. */
	first: Map<string, string>;
	/** The tables into which the transaction has inserted rows. No one else can lock those rows. */
	own: Set<string>;
	/** The ids of locked orders, which must be locked by one statement, or in the order of ids. */
	orderIds: number[];
};

const nothing = (): Held => ({ first: new Map(), own: new Set(), orderIds: [] });

const RANKS = new Map<string, number>(LOCK_ORDER.map((table, rank) => [table, rank]));

const GUARDS = new Map<string, string>(Object.entries(LOCKED_WITH));

const short = (statement: string) => statement.replaceAll(/\s+/g, ' ').trim().slice(0, 160);

/**
 * Records the row locks of every transaction. `violations` lists the locks because of which transactions may
 * wait for each other forever (deadlock).
 */
export class LockJournal {
	readonly violations: string[] = [];

	watch(pool: PostgresPool): PostgresPool {
		return {
			options: pool.options,
			end: () => pool.end(),
			connect: async () => this.#watchClient(await pool.connect()),
		};
	}

	#watchClient(client: PostgresPoolClient): PostgresPoolClient {
		let held: Held | undefined;
		const query = (text: string, values: readonly unknown[]) => {
			if (/^(?:begin|start transaction)/.test(text)) held = nothing();
			else if (/^(?:commit|rollback)$/.test(text)) held = undefined;
			else if (held) this.#note(held, text, values);
			return client.query(text, values);
		};
		return { query: query as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) };
	}

	#note(held: Held, text: string, values: readonly unknown[]): void {
		const locked = lockedTables(text);
		for (const [, table = ''] of text.matchAll(/\binsert into (\w+)/g)) {
			if (!locked.includes(table)) held.own.add(table);
			const guard = GUARDS.get(table);
			if (guard && !held.first.has(guard) && !held.own.has(guard))
				this.#found(`${table} without the lock of ${guard}: “${short(text)}”`);
		}
		for (const table of locked) {
			const rank = RANKS.get(table);
			if (rank === undefined || held.first.has(table) || held.own.has(table)) continue;
			for (const [other, statement] of held.first)
				if ((RANKS.get(other) ?? 0) > rank)
					this.#found(`${table} after ${other}: “${short(text)}” after “${short(statement)}”`);
			held.first.set(table, text);
		}
		if (locked.some((table) => RANKS.has(table)) && locksUnordered(text))
			this.#found(`rows in no order: “${short(text)}”`);
		if (/from orders\s+where id = any \(\$1::integer\[\]\) order by id for update/.test(text))
			this.#noteOrders(held, values[0]);
	}

	#found(violation: string): void {
		if (!this.violations.includes(violation)) this.violations.push(violation);
	}

	#noteOrders({ orderIds }: Held, asked: unknown): void {
		const more = (Array.isArray(asked) ? asked : []).filter((id) => !orderIds.includes(id));
		const last = Math.max(0, ...orderIds);
		for (const id of more) if (id < last) this.#found(`order ${id} after order ${last}`);
		orderIds.push(...more);
	}
}
