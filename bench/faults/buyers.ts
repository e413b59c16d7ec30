import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/database/database.ts';
import { PRODUCTS } from '../order-load.ts';

const BUYERS = 16;
/** The status for a refused connection, after which a client would try another server. */
const REFUSED = -1;
const AGAIN_AFTER_MS = 20;
/** The shop's own client has the same time-out. */
const TIMEOUT_MS = 10_000;

export type Buying = {
	/** The ids of confirmed orders. */
	told: number[];
	/** The number of other responses by status; 0 means a broken connection. */
	refused: Map<number, number>;
	stop: () => Promise<void>;
};

/** Starts clients that order without end. None of them repeats a request, so every confirmed order counts. */
export function startBuying(
	tokens: readonly string[],
	origins: () => string[],
	{ buyers = BUYERS, pauseMs = 0 } = {},
): Buying {
	const told: number[] = [];
	const refused = new Map<number, number>();
	let on = true;
	const buyer = async (index: number) => {
		for (let turn = 0; on; turn += 1) {
			const known = origins();
			const token = tokens[(index * 37 + turn) % tokens.length] ?? '';
			const response = await order(known[(index + turn) % known.length] ?? '', token, {
				key: `buyer-${index}-${turn}-${Math.random()}`,
				productId: 1 + ((index * 31 + turn) % PRODUCTS),
			});
			if ('id' in response) told.push(response.id);
			else refused.set(response.status, (refused.get(response.status) ?? 0) + 1);
			const restMs = 'id' in response ? pauseMs : AGAIN_AFTER_MS + pauseMs;
			if (restMs > 0) await pause(restMs);
		}
	};
	const running = Array.from({ length: buyers }, (_, index) => buyer(index));
	return {
		told,
		refused,
		stop: async () => {
			on = false;
			await Promise.all(running);
		},
	};
}

export const PICKUP = {
	delivery: 'pickup',
	address: '',
	payment: 'cash',
	name: 'Aýna',
	phone: '1234567',
	note: '',
	expected_total: 100,
};

async function order(
	origin: string,
	token: string,
	{ key, productId }: { key: string; productId: number },
): Promise<{ id: number } | { status: number }> {
	try {
		const response = await fetch(`${origin}/api/order_add`, {
			method: 'POST',
			headers: {
				authorization: `Bearer ${token}`,
				'content-type': 'application/json',
				'idempotency-key': key,
			},
			body: JSON.stringify({ items: [{ p_id: productId, quantity: 1 }], ...PICKUP }),
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		const body = await response.text();
		return response.status === 201 ? { id: JSON.parse(body).order.id } : { status: response.status };
	} catch (error) {
		const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
		return { status: code === 'ECONNREFUSED' ? REFUSED : 0 };
	}
}

/** Returns how many of the confirmed orders are not in the database. */
export async function countMissing(db: Database, told: readonly number[]): Promise<number> {
	const { rows } = await sql<{ missing: number }>`select count(*)::integer as missing
		from unnest(${told}::integer[]) as told (id) where not exists (select from orders o where o.id = told.id)`.execute(
		db,
	);
	return rows[0]?.missing ?? 0;
}
