import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { notifyAway } from './order-notification.ts';

type Asked = { hidden?: boolean; permission?: string; isPhone?: boolean };

/** A browser that records the notifications it shows. */
function browser(t: TestContext, { hidden = true, permission = 'granted', isPhone = false }: Asked = {}) {
	const shown: object[] = [];
	class Notification {
		static permission = permission;
		constructor(title: string, options: object) {
			if (isPhone) throw new TypeError('Illegal constructor');
			shown.push({ title, ...options });
		}
	}
	const fakes = { document: { hidden }, window: { Notification }, Notification };
	Object.assign(globalThis, fakes);
	t.after(() => {
		for (const name of Object.keys(fakes)) Reflect.deleteProperty(globalThis, name);
	});
	return shown;
}

test('DESK-10 each order is notified aloud, in the place of the one before', (t) => {
	const shown = browser(t);
	notifyAway('Orders', 'New order: AAAA-AAAA');
	notifyAway('Orders', 'New order: BBBB-BBBB');
	const place = { title: 'Orders', tag: 'orders', renotify: true };
	assert.deepEqual(shown, [
		{ ...place, body: 'New order: AAAA-AAAA' },
		{ ...place, body: 'New order: BBBB-BBBB' },
	]);
});

test('DESK-10 nothing is notified where the tab is looked at, where no one allowed it, or where the browser cannot', (t) => {
	for (const asked of [{ hidden: false }, { permission: 'denied' }, { isPhone: true }]) {
		const shown = browser(t, asked);
		notifyAway('Orders', 'New order');
		assert.deepEqual(shown, [], JSON.stringify(asked));
	}
});
