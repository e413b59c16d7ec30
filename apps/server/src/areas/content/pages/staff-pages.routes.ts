import { byId } from '@dukan/domain/base/fields.api.ts';
import {
	byPageName,
	pagePreviewBody,
	pagePreviewWire,
	pageRevisionsWire,
	pageSaveWire,
	staffPageListWire,
	staffPageWire,
} from '@dukan/domain/content/pages/staff-pages.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import { restorePage, savePage } from './save-page.ts';
import { findStaffPage, listPageRevisions, listStaffPages } from './staff-pages.queries.ts';

const tags = ['staff content'];
/** Three long bodies, in letters of two bytes. */
const BODY_LIMIT = 512 * 1024;

/** Information pages and everything they have ever said. */
export function staffPageRoutes(staff: App, { db, clock }: Services): void {
	staff.get(
		'/pages',
		{
			config: { staff: 'readContent' },
			schema: { summary: 'The information pages', tags, response: { 200: staffPageListWire } },
		},
		async () => listStaffPages(db),
	);

	staff.get(
		'/pages/:name',
		{
			config: { staff: 'readContent' },
			schema: {
				operationId: 'page',
				summary: 'A page in three languages',
				tags,
				params: byPageName,
				response: { 200: staffPageWire },
			},
		},
		async (request) => {
			const page = await findStaffPage(db, request.params.name);
			if (!page) throw new Problem('not_found');
			return page;
		},
	);

	staff.get(
		'/page_revisions/:name',
		{
			config: { staff: 'readContent' },
			schema: {
				summary: 'What the page said, newest first',
				tags,
				params: byPageName,
				response: { 200: pageRevisionsWire },
			},
		},
		async (request) => listPageRevisions(db, request.params.name),
	);

	staff.post(
		'/page_preview',
		{
			config: { staff: 'readContent' },
			bodyLimit: BODY_LIMIT,
			schema: {
				summary: 'What the shop will show of this HTML',
				tags,
				body: pagePreviewBody,
				response: { 200: pagePreviewWire },
			},
		},
		async (request) => ({ html: sanitiseHtml(request.body.body) }),
	);

	staff.post(
		'/page_save/:name',
		{
			config: { staff: 'editContent' },
			bodyLimit: BODY_LIMIT,
			schema: {
				summary: 'A new text of the page; the old one becomes a revision',
				tags,
				params: byPageName,
				body: pageSaveWire,
				response: { 200: staffPageWire },
			},
		},
		async (request) => {
			const [member, now] = [staffOf(request), clock()];
			return asStaff(db, { member, now }, (trx) =>
				savePage(trx, { name: request.params.name, save: request.body, staffId: member.id, now }),
			);
		},
	);

	staff.post(
		'/page_restore/:id',
		{
			config: { staff: 'editContent' },
			schema: {
				summary: 'Makes the page say again what it said then',
				tags,
				params: byId,
				response: { 200: staffPageWire },
			},
		},
		async (request) => {
			const [member, now] = [staffOf(request), clock()];
			return asStaff(db, { member, now }, (trx) =>
				restorePage(trx, { revisionId: request.params.id, staffId: member.id, now }),
			);
		},
	);
}
