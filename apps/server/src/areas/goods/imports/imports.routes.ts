import { MAX_SHEET_BYTES } from '@dukan/domain/base/sheets/sheets.ts';
import type { ImportState } from '@dukan/domain/goods/imports/import-kinds.ts';
import { importsCalls } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { sendSheet } from '../../staff/audit/sheet-response.ts';
import { beginImport, requireFreeProcess, requireSheet, type StartImport } from './begin-import.ts';
import { exportProducts } from './export-products.ts';
import { type ImportJob, startImportProcess } from './import-process.ts';
import {
	beginWork,
	endSilently,
	findBadRows,
	findImport,
	listImports,
	noteHeartbeat,
} from './imports.queries.ts';
import { priceListMapRoutes, priceListUploadRoutes } from './price-lists.routes.ts';
import { repriceRoutes } from './reprice.routes.ts';

type ImportStep = 'POST /api/staff/import_run/:id' | 'POST /api/staff/import_undo/:id';

/** Sheets of products, in and out. */
export function importRoutes(staff: App, services: Needs<'db' | 'databaseUrl' | 'clock'>): void {
	const { db, clock, databaseUrl } = services;

	const start: StartImport = (request, importId, kind) => {
		const job = { databaseUrl, kind, importId, staffId: staffOf(request).id, now: clock().toISOString() };
		const beat = () => void noteHeartbeat(db, importId).catch(() => {});
		void startImportProcess(job, { beat })
			.then((well) => (well ? undefined : endSilently(db, importId)))
			.catch((error: unknown) => request.log.warn({ err: error }, 'an import ended without a word'));
	};

	staff.register(async (uploads: App) => {
		// S12: accepts nothing else; parsing 20 MiB of JSON would block the process.
		uploads.removeAllContentTypeParsers();
		uploads.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
			done(null, body),
		);
		priceListUploadRoutes(uploads, services, start);
		handle(
			uploads,
			importsCalls,
			'POST /api/staff/import_upload',
			async (request) => {
				const { kind, name, forSale = false } = request.query;
				const content = requireSheet(request.body);
				requireFreeProcess();
				return beginImport(
					services,
					request,
					{
						kind: kind ?? 'products',
						guess_kind: kind === undefined,
						file_name: name,
						content,
						for_sale: forSale,
					},
					start,
				);
			},
			{ bodyLimit: MAX_SHEET_BYTES },
		);
	});

	priceListMapRoutes(staff, services, start);
	repriceRoutes(staff, services, start);

	handle(staff, importsCalls, 'GET /api/staff/imports', async () => listImports(db));

	handle(staff, importsCalls, 'GET /api/staff/import/:id', async (request) => {
		const found = await findImport(db, request.params.id);
		if (!found) throw new Problem('not_found');
		return found;
	});

	handle(staff, importsCalls, 'GET /api/staff/import_bad_rows/:id', async (request) => {
		const found = await findBadRows(db, request.params.id);
		if (!found) throw new Problem('not_found');
		return found;
	});

	const step = (
		key: ImportStep,
		from: readonly ImportState[],
		to: 'running' | 'undoing',
		kind: ImportJob['kind'],
	) =>
		handle(staff, importsCalls, key, async (request, reply) => {
			const { id } = request.params;
			const found = await findImport(db, id);
			if (!found) throw new Problem('not_found');
			requireFreeProcess();
			if (to === 'undoing' && !found.canUndo) throw new Problem('changed_meanwhile');
			if (!(await beginWork(db, id, from, to))) throw new Problem('changed_meanwhile');
			start(request, id, kind);
			return reply.code(202).send({});
		});
	step('POST /api/staff/import_run/:id', ['checked'], 'running', 'run');
	step('POST /api/staff/import_undo/:id', ['done', 'stopped'], 'undoing', 'undo');

	handle(staff, importsCalls, 'GET /api/staff/export', async (request, reply) => {
		const { kind, format, ...filter } = request.query;
		const rows = await exportProducts(db, kind, format, filter);
		return sendSheet(services, reply, { name: kind, format, filter, rows });
	});
}
