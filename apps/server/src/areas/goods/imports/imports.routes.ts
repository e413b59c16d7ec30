import { byId } from '@dukan/domain/base/fields.api.ts';
import { MAX_SHEET_BYTES } from '@dukan/domain/base/sheets/sheets.ts';
import type { ImportState } from '@dukan/domain/goods/imports/import-kinds.ts';
import {
	badRowsWire,
	exportQuery,
	importListWire,
	importStartedWire,
	importUploadedWire,
	importUploadQuery,
	importWire,
} from '@dukan/domain/goods/imports/staff-imports.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { sendSheet, sheetResponse } from '../../staff/audit/sheet-response.ts';
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

const tags = ['staff'];

/** Sheets of products, in and out. */
export function importRoutes(staff: App, services: Services): void {
	const { db, clock, databaseUrl } = services;

	const start: StartImport = (request, importId, kind) => {
		const job = { databaseUrl, kind, importId, staffId: staffOf(request).id, now: clock().toISOString() };
		const beat = () => void noteHeartbeat(db, importId).catch(() => {});
		void startImportProcess(job, { beat })
			.then((well) => (well ? undefined : endSilently(db, importId)))
			.catch((error: unknown) => request.log.warn({ err: error }, 'an import ended without a word'));
	};

	staff.register(async (uploads: App) => {
		// S12: nothing else is read; JSON of 20 MiB would hold the process up.
		uploads.removeAllContentTypeParsers();
		uploads.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
			done(null, body),
		);
		priceListUploadRoutes(uploads, services, start);
		uploads.post(
			'/import_upload',
			{
				config: { staff: 'importCatalogue' },
				bodyLimit: MAX_SHEET_BYTES,
				schema: {
					summary: 'A CSV or .xlsx; it is checked, and nothing is changed yet',
					tags,
					consumes: ['application/octet-stream'],
					querystring: importUploadQuery,
					response: { 200: importUploadedWire },
				},
			},
			async (request) => {
				const { kind, name } = request.query;
				const content = requireSheet(request.body);
				requireFreeProcess();
				return beginImport(services, request, { kind, file_name: name, content }, start);
			},
		);
	});

	priceListMapRoutes(staff, services, start);
	repriceRoutes(staff, services, start);

	staff.get(
		'/imports',
		{
			config: { staff: 'importCatalogue' },
			schema: { summary: 'The latest imports', tags, response: { 200: importListWire } },
		},
		async () => listImports(db),
	);

	staff.get(
		'/import/:id',
		{
			config: { staff: 'importCatalogue' },
			schema: {
				summary: 'How far an import is, and what is wrong with its rows',
				tags,
				params: byId,
				response: { 200: importWire },
			},
		},
		async (request) => {
			const found = await findImport(db, request.params.id);
			if (!found) throw new Problem('not_found');
			return found;
		},
	);

	staff.get(
		'/import_bad_rows/:id',
		{
			config: { staff: 'importCatalogue' },
			schema: {
				summary: 'The rows of a sheet that have errors, in the columns of the file',
				tags,
				params: byId,
				response: { 200: badRowsWire },
			},
		},
		async (request) => {
			const found = await findBadRows(db, request.params.id);
			if (!found) throw new Problem('not_found');
			return found;
		},
	);

	function step(
		path: string,
		summary: string,
		from: readonly ImportState[],
		to: 'running' | 'undoing',
		kind: ImportJob['kind'],
	): void {
		staff.post(
			path,
			{
				config: { staff: 'importCatalogue' },
				schema: { summary, tags, params: byId, response: { 202: importStartedWire } },
			},
			async (request, reply) => {
				const { id } = request.params;
				const found = await findImport(db, id);
				if (!found) throw new Problem('not_found');
				requireFreeProcess();
				if (to === 'undoing' && !found.canUndo) throw new Problem('changed_meanwhile');
				if (!(await beginWork(db, id, from, to))) throw new Problem('changed_meanwhile');
				start(request, id, kind);
				return reply.code(202).send({});
			},
		);
	}
	step('/import_run/:id', 'Does what the check has shown', ['checked'], 'running', 'run');
	step('/import_undo/:id', 'Puts back what the last import changed', ['done', 'stopped'], 'undoing', 'undo');

	staff.get(
		'/export',
		{
			config: { staff: 'readCatalogue' },
			schema: {
				summary: 'Products as a sheet that the import takes back',
				tags,
				querystring: exportQuery,
				response: { 200: sheetResponse },
			},
		},
		async (request, reply) => {
			const { kind, format, ...filter } = request.query;
			const rows = await exportProducts(db, kind, format, filter);
			return sendSheet(services, reply, { name: kind, format, filter, rows });
		},
	);
}
