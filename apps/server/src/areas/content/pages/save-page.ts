import type { PageName } from '@dukan/domain/base/addresses/addresses.ts';
import type {
	PageSaveWire,
	PageTextsWire,
	StaffPageWire,
} from '@dukan/domain/content/pages/staff-pages.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import {
	findRevision,
	findStaffPage,
	hasRevisions,
	insertRevision,
	updatePage,
} from './staff-pages.queries.ts';

/**
 * Does not overwrite a version that somebody has saved since this editor opened the page (optimistic
 * locking).
 */
export async function savePage(
	trx: Database,
	{ name, save, staffId, now }: { name: PageName; save: PageSaveWire; staffId: number; now: Date },
): Promise<StaffPageWire> {
	const { updatedAt, ...texts } = save;
	const page = await requirePage(trx, name);
	if (page.updatedAt !== updatedAt) throw new Problem('changed_meanwhile');
	return write(trx, { page, texts, staffId, now });
}

export async function restorePage(
	trx: Database,
	{ revisionId, staffId, now }: { revisionId: number; staffId: number; now: Date },
): Promise<StaffPageWire> {
	const revision = await findRevision(trx, revisionId);
	if (!revision) throw new Problem('not_found');
	const page = await requirePage(trx, revision.page);
	return write(trx, { page, texts: revision.texts, staffId, now });
}

async function requirePage(trx: Database, name: PageName): Promise<StaffPageWire> {
	const page = await findStaffPage(trx, name, { lock: true });
	if (!page) throw new Problem('not_found');
	return page;
}

async function write(
	trx: Database,
	change: { page: StaffPageWire; texts: PageTextsWire; staffId: number; now: Date },
): Promise<StaffPageWire> {
	const { page, staffId, now } = change;
	const { name, updatedAt, ...before } = page;
	// The first change also stores the page as it came with the shop, so that this can be restored as well.
	if (!(await hasRevisions(trx, name)))
		await insertRevision(trx, { page: name, at: new Date(updatedAt), staffId: null, texts: before });
	const texts = sanitised(change.texts);
	await updatePage(trx, name, texts, now);
	await insertRevision(trx, { page: name, at: now, staffId, texts });
	return { ...texts, name, updatedAt: now.toISOString() };
}

/** S8: stores no HTML that pages may not show. */
function sanitised(texts: PageTextsWire): PageTextsWire {
	return {
		...texts,
		bodyEn: sanitiseHtml(texts.bodyEn),
		bodyRu: sanitiseHtml(texts.bodyRu),
		bodyTm: sanitiseHtml(texts.bodyTm),
	};
}
