import { staffPagesCalls } from '@dukan/domain/content/pages/staff-pages.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import { restorePage, savePage } from './save-page.ts';
import { findStaffPage, listPageRevisions, listStaffPages } from './staff-pages.queries.ts';

/** This has room for three long texts in letters of two bytes. */
const BODY_LIMIT = 512 * 1024;

/** Information pages and all of their revisions. */
export function staffPageRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	handle(staff, staffPagesCalls, 'GET /api/staff/pages', async () => listStaffPages(db));

	handle(staff, staffPagesCalls, 'GET /api/staff/pages/:name', async (request) => {
		const page = await findStaffPage(db, request.params.name);
		if (!page) throw new Problem('not_found');
		return page;
	});

	handle(staff, staffPagesCalls, 'GET /api/staff/page_revisions/:name', async (request) =>
		listPageRevisions(db, request.params.name),
	);

	handle(
		staff,
		staffPagesCalls,
		'POST /api/staff/page_preview',
		async (request) => ({ html: sanitiseHtml(request.body.body) }),
		{ bodyLimit: BODY_LIMIT },
	);

	handle(
		staff,
		staffPagesCalls,
		'POST /api/staff/page_save/:name',
		async (request) => {
			const [member, now] = [staffOf(request), clock()];
			return asStaff(db, { member, now }, (trx) =>
				savePage(trx, { name: request.params.name, save: request.body, staffId: member.id, now }),
			);
		},
		{ bodyLimit: BODY_LIMIT },
	);

	handle(staff, staffPagesCalls, 'POST /api/staff/page_restore/:id', async (request) => {
		const [member, now] = [staffOf(request), clock()];
		return asStaff(db, { member, now }, (trx) =>
			restorePage(trx, { revisionId: request.params.id, staffId: member.id, now }),
		);
	});
}
