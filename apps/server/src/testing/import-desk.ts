import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { ImportState, SheetKind } from '@dukan/domain/imports/import-kinds.ts';
import type { ImportWire } from '@dukan/domain/imports/staff-imports.api.ts';
import type { Database } from '../platform/database/database.ts';
import { signInStaff } from './staff.ts';
import { type Desk, sitAtDesk } from './staff-desk.ts';
import type { TestShop } from './test-shop.ts';

const UNDER_WAY: ReadonlySet<ImportState> = new Set(['checking', 'running', 'undoing']);
/** An import gives way to everything else: to ask more often would only take the processor from it. */
const LOOK_EVERY_MS = 25;

/** Resolves once the process of an import has come to an end. */
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
	/** Resolves once its process has come to an end. */
	ended: (id: number) => Promise<ImportWire>;
	upload: (kind: SheetKind, csv: string) => Promise<ImportWire>;
	run: (id: number) => Promise<ImportWire>;
	undo: (id: number) => Promise<ImportWire>;
};

/** A manager who imports. */
export async function sitAtImports(shop: TestShop): Promise<ImportDesk> {
	const desk = await sitAtDesk(shop, 'manager');
	const { cookie } = await signInStaff(shop.db, shop.clock(), 'manager');
	const ended: ImportDesk['ended'] = async (id) => {
		await importEnded(shop.db, id);
		return desk.read<ImportWire>(`import/${id}`);
	};
	const step = (name: 'run' | 'undo') => async (id: number) => {
		await desk.done(`import_${name}/${id}`);
		return ended(id);
	};
	return {
		...desk,
		ended,
		run: step('run'),
		undo: step('undo'),
		upload: async (kind, csv) => {
			const response = await shop.app.inject({
				method: 'POST',
				url: `/api/staff/import_upload?kind=${kind}&name=sheet.csv`,
				headers: { cookie, 'content-type': 'application/octet-stream' },
				payload: Buffer.from(csv),
			});
			assert.equal(response.statusCode, 200, response.body);
			return ended(response.json().id);
		},
	};
}
