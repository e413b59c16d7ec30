import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { ImportKind, ImportState } from '@dukan/domain/goods/imports/import-kinds.ts';
import type { ImportWire } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import type { StaffProductWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import type { LightMyRequestResponse } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import { signInStaff } from './staff.ts';
import { type Desk, sitAtDesk } from './staff-desk.ts';
import type { TestShop } from './test-shop.ts';

const UNDER_WAY: ReadonlySet<ImportState> = new Set(['checking', 'running', 'undoing']);
/** Imports have low priority, so asking more often would only take processor time from them. */
const LOOK_EVERY_MS = 25;

/** Resolves once the process of an import has ended. */
export async function importEnded(db: Database, id: number): Promise<void> {
	for (;;) {
		const { state } = await db
			.selectFrom('imports')
			.select('state')
			.where('id', '=', id)
			.executeTakeFirstOrThrow();
		if (!UNDER_WAY.has(state)) return;
		await pause(LOOK_EVERY_MS);
	}
}

export type ImportDesk = Desk & {
	cookie: string;
	product: (id: number) => Promise<StaffProductWire>;
	exported: (query: string) => Promise<Buffer>;
	upload: (kind: ImportKind, content: string | Buffer, name?: string) => Promise<LightMyRequestResponse>;
	/** Resolves once the import's process has ended. */
	ended: (id: number) => Promise<ImportWire>;
	check: (kind: ImportKind, content: string | Buffer, name?: string) => Promise<ImportWire>;
	run: (id: number) => Promise<ImportWire>;
	undo: (id: number) => Promise<ImportWire>;
};

/** Signs in a manager who imports. */
export async function sitAtImports(shop: TestShop): Promise<ImportDesk> {
	const { app, db, clock } = shop;
	const desk = await sitAtDesk(shop, 'manager');
	const { cookie } = await signInStaff(db, clock(), 'manager');
	const ended: ImportDesk['ended'] = async (id) => {
		await importEnded(db, id);
		return desk.read<ImportWire>(`import/${id}`);
	};
	const step = (name: 'run' | 'undo') => async (id: number) => {
		const response = await desk.change(`import_${name}/${id}`);
		assert.equal(response.statusCode, 202, response.body);
		return ended(id);
	};
	const upload: ImportDesk['upload'] = (kind, content, name = 'sheet.csv') =>
		app.inject({
			method: 'POST',
			url: `/api/staff/import_upload?kind=${kind}&name=${name}`,
			headers: { cookie, 'content-type': 'application/octet-stream' },
			payload: Buffer.from(content as Buffer),
		});
	return {
		...desk,
		cookie,
		ended,
		upload,
		product: (id) => desk.read(`product/${id}`),
		exported: async (query) =>
			(await app.inject({ url: `/api/staff/export?${query}`, headers: { cookie } })).rawPayload,
		check: async (kind, content, name) => {
			const response = await upload(kind, content, name);
			assert.equal(response.statusCode, 200, response.body);
			return ended(response.json().id);
		},
		run: step('run'),
		undo: step('undo'),
	};
}

/** Returns how many rows of its sheet an import added, changed, left alone or refused. */
export const countsOf = ({ added, changed, unchanged, bad }: ImportWire) => ({
	added,
	changed,
	unchanged,
	bad,
});
