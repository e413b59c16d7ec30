import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { SheetKind } from '@dukan/domain/imports/import-kinds.ts';
import type { ImportWire } from '@dukan/domain/imports/staff-imports.api.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { type ServerProcess, startServer } from '../apps/server/src/testing/server-process.ts';
import { signInStaff } from '../apps/server/src/testing/staff.ts';
import { cloneTemplate, prepareGrownDatabase } from '../apps/server/src/testing/test-databases.ts';
import type { BenchShop } from './bench-shop.ts';

const PRODUCTS = 20_000;
/** From the upload to the last row. */
const TARGET_S = 60;
const ASK_AGAIN_MS = 200;
/** What a shopper asks for meanwhile. */
const SHOPPER_PAUSE_MS = 50;

type Desk = { server: ServerProcess; cookie: string };
type Line = { rows: number; 'check s': string; 'import s': string; 'list p99 ms': string; target: string };

/** Sheets of 20,000 rows through the server, as staff do it, while somebody leafs through a list. */
export async function importSheets({ serverUrl, dataDir }: BenchShop): Promise<void> {
	const grown = await prepareGrownDatabase(serverUrl, PRODUCTS, (line) => console.log(`· ${line}`));
	const database = await cloneTemplate(serverUrl, new URL(grown).pathname.slice(1));
	const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO_CATALOGUE: 'off' };
	const server = await startServer({ ...env, ADDRESS_LIMIT_FACTOR: '1000000' });
	const db = openDatabase(database.url, console.error, { noQueryTimeout: true });
	const table: Record<string, Line> = {};
	try {
		const { cookie } = await signInStaff(db, new Date(), 'manager');
		const desk = { server, cookie };
		const download = async (kind: SheetKind) =>
			(
				await fetch(`${server.origin}/api/staff/export?kind=${kind}&format=csv`, { headers: { cookie } })
			).text();
		const prices = await download('prices');
		const products = await download('products');
		table['prices, all changed'] = await measure(desk, 'prices', changeCells(prices, 'price', raisePrice));
		table['products, all renamed and repriced'] = await measure(
			desk,
			'products',
			changeCells(
				changeCells(products, 'name_ru', (name) => `${name} +`),
				'price',
				raisePrice,
			),
		);
		table['products, all new'] = await measure(
			desk,
			'products',
			changeCells(products, 'id', () => ''),
		);
	} finally {
		await db.destroy();
		await server.stop();
		await database.drop();
	}
	console.log(`target ${TARGET_S} s for check and import together`);
	console.table(table);
}

async function measure(desk: Desk, kind: SheetKind, csv: string): Promise<Line> {
	const shopper = startShopper(desk.server.origin);
	try {
		const line = await importSheet(desk, kind, csv);
		return { ...line, 'list p99 ms': (await shopper.stop()).toFixed(0) };
	} finally {
		await shopper.stop();
	}
}

async function importSheet(desk: Desk, kind: SheetKind, csv: string): Promise<Omit<Line, 'list p99 ms'>> {
	const startMs = performance.now();
	const call = (path: string, init: RequestInit = {}) =>
		fetch(`${desk.server.origin}/api/staff/${path}`, {
			...init,
			headers: { cookie: desk.cookie, ...init.headers },
		});
	const uploaded = await call(`import_upload?kind=${kind}&name=bench.csv`, {
		method: 'POST',
		// As browsers send it.
		body: gzipSync(csv),
		headers: { 'content-type': 'application/octet-stream' },
	});
	const { id } = (await uploaded.json()) as { id: number };
	const ended = async () => {
		for (;;) {
			const view = (await (await call(`import/${id}`)).json()) as ImportWire;
			if (!['checking', 'running'].includes(view.state)) return view;
			await pause(ASK_AGAIN_MS);
		}
	};
	const checked = await ended();
	const checkedMs = performance.now();
	await call(`import_run/${id}`, { method: 'POST' });
	const done = await ended();
	const endMs = performance.now();
	if (done.state !== 'done' || done.added + done.changed !== done.rows)
		throw new Error(`${kind}: ${done.state} ${JSON.stringify({ ...checked, samples: [] })}`);
	const seconds = (ms: number) => (ms / 1000).toFixed(1);
	return {
		rows: done.rows,
		'check s': seconds(checkedMs - startMs),
		'import s': seconds(endMs - checkedMs),
		target: endMs - startMs < TARGET_S * 1000 ? 'met' : 'missed',
	};
}

/** Reads one list after the other, and tells how long the slowest hundredth took. */
function startShopper(origin: string): { stop: () => Promise<number> } {
	let stopped = false;
	const tookMs: number[] = [];
	const leafing = (async () => {
		for (let turn = 0; !stopped; turn += 1) {
			const startMs = performance.now();
			await (await fetch(`${origin}/api/category_show/${1 + (turn % 16)}`)).text();
			tookMs.push(performance.now() - startMs);
			await pause(SHOPPER_PAUSE_MS);
		}
	})();
	return {
		stop: async () => {
			stopped = true;
			await leafing;
			return tookMs.toSorted((a, b) => a - b)[Math.floor(tookMs.length * 0.99)] ?? 0;
		},
	};
}

/** Of a sheet as we write it: rows end with \r\n, and these columns hold no semicolons. */
function changeCells(csv: string, column: string, change: (cell: string) => string): string {
	const [titles = '', ...rows] = csv.replace(/^\ufeff/, '').split('\r\n');
	const index = titles.split(';').indexOf(column);
	return [
		titles,
		...rows.filter(Boolean).map((row) =>
			row
				.split(';')
				.with(index, change(row.split(';')[index] ?? ''))
				.join(';'),
		),
	].join('\r\n');
}

const raisePrice = (price: string) => String(Number(price.replace(',', '.')) + 1);
