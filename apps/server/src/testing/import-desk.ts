import assert from 'node:assert/strict';
import type { ImportState, SheetKind } from '@dukan/domain/imports/import-kinds.ts';
import type { ImportWire } from '@dukan/domain/imports/staff-imports.api.ts';
import { signInStaff } from './staff.ts';
import { type Desk, sitAtDesk } from './staff-desk.ts';
import type { TestShop } from './test-shop.ts';
import { until } from './until.ts';

const UNDER_WAY: ImportState[] = ['checking', 'running', 'undoing'];

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
		let view: ImportWire | undefined;
		await until(async () => {
			view = await desk.read<ImportWire>(`import/${id}`);
			return !UNDER_WAY.includes(view.state);
		});
		return view ?? assert.fail();
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
