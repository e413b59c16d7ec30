import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { PageRevisionWire, StaffPageWire } from '@dukan/domain/content/pages/staff-pages.api.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const DIRTY = [
	'<p onclick="steal()">Text</p>',
	'<script>alert(1)</script>',
	'<a href="javascript:alert(1)">a</a>',
	'<a href="data:text/html,<script>alert(1)</script>">b</a>',
	'<img src="data:image/svg+xml,x" onerror="alert(1)">',
	'<iframe srcdoc="<script>1</script>"></iframe>',
].join('');
const CLEAN = '<p>Text</p><a>a</a><a>b</a>';

describe('information pages in the back-office', async () => {
	const shop = await openTestShop({ after });
	const { app, time } = shop;
	const desk = await sitAtDesk(shop, 'content');
	const page = () => desk.read<StaffPageWire>('pages/faq');
	const revisions = () => desk.read<PageRevisionWire[]>('page_revisions/faq');
	const shown = async () => {
		return (await app.inject('/api/page_show/faq?lang=en')).json().body;
	};

	test('S8 scripts, handlers, javascript: and data: in a page do nothing: they are neither kept nor shown', async () => {
		const { name: _, ...before } = await page();
		time.pass(1000);
		await desk.done('page_save/faq', { ...before, bodyEn: DIRTY });
		assert.equal((await page()).bodyEn, CLEAN);
		assert.equal(await shown(), CLEAN);
		assert.deepEqual(await desk.done('page_preview', { body: DIRTY }), { html: CLEAN });
		await shop.db.updateTable('pages').set({ body_en: DIRTY }).where('name', '=', 'faq').execute();
		assert.equal(await shown(), CLEAN);
	});

	test('every text of a page is kept, the first one too, and can be shown again', async () => {
		const [latest, original] = await revisions();
		assert.equal(latest?.bodyEn, CLEAN);
		assert.ok(latest?.staff);
		assert.equal(original?.staff, null);
		time.pass(1000);
		await desk.done(`page_restore/${original?.id}`);
		assert.equal((await page()).bodyEn, original?.bodyEn.trim());
		assert.equal((await revisions()).length, 3);
		assert.equal(await desk.refused('page_restore/99999'), 'not_found');
	});

	test('a version saved meanwhile is not overwritten, and rights are checked', async () => {
		const { name: _, ...seen } = await page();
		time.pass(1000);
		await desk.done('page_save/faq', { ...seen, titleEn: 'Questions' });
		assert.equal(await desk.refused('page_save/faq', { ...seen, titleEn: 'Mine' }), 'changed_meanwhile');
		assert.equal(await desk.refused('page_save/faq', { ...seen, titleEn: '' }), 'invalid_input titleEn');
		assert.equal((await page()).titleEn, 'Questions');
		const operator = await sitAtDesk(shop, 'operator');
		assert.equal(await operator.refused('page_save/faq', seen), 'not_allowed');
	});

	test('notices, hours, contacts and links of the app are changed one by one', async () => {
		const manager = await sitAtDesk(shop, 'manager');
		const hours = { from: '08:00', to: '20:00' };
		assert.equal(await desk.refused('settings_update/workingHours', hours), 'not_allowed', 'DESK-14');
		await manager.done('settings_update/workingHours', hours);
		await desk.done('settings_update/warning', { en: 'Closed on Friday', ru: 'В пятницу закрыто', tm: '' });
		const settings = await desk.read<Record<string, Record<string, string>>>('settings');
		assert.deepEqual(settings.workingHours, hours);
		assert.equal(settings.warning?.ru, 'В пятницу закрыто');
		assert.equal(
			await manager.refused('settings_update/workingHours', { ...hours, from: '8' }),
			'invalid_input from',
		);
		const links = { appStore: '', playStore: '', apk: '' };
		assert.equal(await desk.refused('settings_update/appLinks', links), 'not_allowed', 'S24: for leaders');
		for (const appStore of ['javascript:alert(1)', 'http://x', '//x', 'https://a b'])
			assert.equal(
				await manager.refused('settings_update/appLinks', { ...links, appStore }),
				'invalid_input appStore',
			);
		assert.equal((await desk.change('settings_update/nosuch', {})).statusCode, 404);
	});
});
