import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shopSettings } from '@dukan/domain/shop/settings/staff-settings.api.ts';
import { changedParts, partName } from './changed-parts.ts';

test('S24 of a setting the change log shows what differs, by its name', () => {
	const seller = { name: { tm: 'Dükan', ru: 'Дукан' }, phones: '12' };
	const parts = changedParts(
		{ key: 'seller', value: seller },
		{ key: 'seller', value: { ...seller, name: { tm: 'Dükan', ru: 'Дюкан' } } },
	);
	assert.deepEqual(parts, [
		{ path: ['key'], before: 'seller', after: 'seller' },
		{ path: ['value', 'name', 'ru'], before: 'Дукан', after: 'Дюкан' },
	]);
	assert.equal(partName(['value', 'name', 'ru'], 'en'), 'Name (ru)');
	assert.equal(partName(['value', 'ru'], 'en'), 'RU');
});

test('S24 what is new or gone is shown with all its parts; lists stay whole', () => {
	const rights = ['editCatalogue', 'readReports'];
	assert.deepEqual(changedParts(null, { rights, value: { from: '09:00' } }), [
		{ path: ['rights'], before: undefined, after: rights },
		{ path: ['value', 'from'], before: undefined, after: '09:00' },
	]);
	assert.deepEqual(changedParts({ value: { from: '09:00' } }, null), [
		{ path: ['value', 'from'], before: '09:00', after: undefined },
	]);
});

test('S24 every part of every setting has a name in words', () => {
	const pathsOf = (schema: { properties?: object }, path: readonly string[]): (readonly string[])[] =>
		schema.properties
			? Object.entries(schema.properties).flatMap(([key, part]) => pathsOf(part, [...path, key]))
			: [path];
	const settings = Object.values(shopSettings.properties);
	const paths = settings.flatMap((setting) => pathsOf(setting, ['value']));
	assert.ok(paths.length > 20);
	const unnamed = paths.filter(([, part = '', ...more]) =>
		[part, `${part}_${more[0]}`].includes(partName(['value', part, ...more], 'en')),
	);
	assert.deepEqual(unnamed, []);
});
