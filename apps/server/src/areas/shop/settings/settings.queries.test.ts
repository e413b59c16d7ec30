import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestShop } from '../../../testing/test-shop.ts';
import { readSettings, writeSetting } from './settings.queries.ts';

test('a shop whose owner has said nothing yet opens all the same', async (t) => {
	const { app, db } = await openTestShop(t);
	await db.deleteFrom('settings').execute();
	const { workingHours, contact } = await readSettings(db);
	assert.deepEqual([workingHours, contact.phone], [{ from: '09:00', to: '18:00' }, '']);
	assert.equal((await app.inject('/api/home')).statusCode, 200);
	await writeSetting(db, 'workingHours', { from: '10:00', to: '19:00' });
	assert.deepEqual((await readSettings(db)).workingHours, { from: '10:00', to: '19:00' });
});
