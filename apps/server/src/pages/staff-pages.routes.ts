import { PAGE_NAMES, type PageName } from '@dukan/domain/addresses/addresses.ts';
import type {
	PageRevisionWire,
	PageSaveWire,
	StaffPageRowWire,
	StaffPageWire,
} from '@dukan/domain/pages/staff-pages.api.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Problem } from '../platform/http/problem.ts';
import { idSchema, line, oneOf, text } from '../platform/http/schemas.ts';
import type { Services } from '../services.ts';
import { asStaff } from '../staff/as-staff.ts';
import { staffOf } from '../staff/staff-area.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import { restorePage, savePage } from './save-page.ts';
import { findStaffPage, listPageRevisions, listStaffPages } from './staff-pages.queries.ts';

const tags = ['staff content'];
const MAX_BODY_LENGTH = 60_000;
/** Three long bodies, in letters of two bytes. */
const BODY_LIMIT = 512 * 1024;

const byName = Type.Object({ name: oneOf(PAGE_NAMES) });

/** Information pages and everything they have ever said. */
export function staffPageRoutes(staff: FastifyInstance, { db, clock }: Services): void {
	staff.get(
		'/pages',
		{ config: { staff: 'readContent' }, schema: { summary: 'The information pages', tags } },
		async (): Promise<StaffPageRowWire[]> => listStaffPages(db),
	);

	staff.get<{ Params: { name: PageName } }>(
		'/pages/:name',
		{
			config: { staff: 'readContent' },
			schema: { summary: 'A page in three languages', tags, params: byName },
		},
		async (request): Promise<StaffPageWire> => {
			const page = await findStaffPage(db, request.params.name);
			if (!page) throw new Problem('not_found');
			return page;
		},
	);

	staff.get<{ Params: { name: PageName } }>(
		'/page_revisions/:name',
		{
			config: { staff: 'readContent' },
			schema: { summary: 'What the page said, newest first', tags, params: byName },
		},
		async (request): Promise<PageRevisionWire[]> => listPageRevisions(db, request.params.name),
	);

	staff.post<{ Body: { body: string } }>(
		'/page_preview',
		{
			config: { staff: 'readContent' },
			bodyLimit: BODY_LIMIT,
			schema: {
				summary: 'What the shop will show of this HTML',
				tags,
				body: Type.Object({ body: text(MAX_BODY_LENGTH) }),
			},
		},
		async (request) => ({ html: sanitiseHtml(request.body.body) }),
	);

	staff.post<{ Params: { name: PageName }; Body: PageSaveWire }>(
		'/page_save/:name',
		{
			config: { staff: 'editContent' },
			bodyLimit: BODY_LIMIT,
			schema: {
				summary: 'A new text of the page; the old one is kept',
				tags,
				params: byName,
				body: Type.Object({
					title_en: line(200, 1),
					title_ru: line(200),
					title_tm: line(200),
					body_en: text(MAX_BODY_LENGTH),
					body_ru: text(MAX_BODY_LENGTH),
					body_tm: text(MAX_BODY_LENGTH),
					updatedAt: Type.String({ format: 'date-time' }),
				}),
			},
		},
		async (request): Promise<StaffPageWire> => {
			const [member, now] = [staffOf(request), clock()];
			return asStaff(db, { member, now }, (trx) =>
				savePage(trx, { name: request.params.name, save: request.body, staffId: member.id, now }),
			);
		},
	);

	staff.post<{ Params: { id: number } }>(
		'/page_restore/:id',
		{
			config: { staff: 'editContent' },
			schema: {
				summary: 'Makes the page say again what it said then',
				tags,
				params: Type.Object({ id: idSchema }),
			},
		},
		async (request): Promise<StaffPageWire> => {
			const [member, now] = [staffOf(request), clock()];
			return asStaff(db, { member, now }, (trx) =>
				restorePage(trx, { revisionId: request.params.id, staffId: member.id, now }),
			);
		},
	);
}
