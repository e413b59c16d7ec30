import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildCatalogue } from './build-catalogue.ts';
import { demoAccessories } from './demo-accessories.ts';

test('CHOOSE-02 the demo shop knows models, connectors, sockets, sizes and cartridges, and a choice of its staff', () => {
	const catalogue = buildCatalogue();
	const { attributes, values, rules, chosen } = demoAccessories(catalogue);
	const known = new Set([...catalogue.attributes, ...attributes].map(({ key }) => key));
	const subcategories = new Set(catalogue.subcategories.map(({ id }) => id));
	for (const { subcategoryId, accessorySubcategoryId, allOf } of rules) {
		assert.ok(subcategories.has(subcategoryId) && subcategories.has(accessorySubcategoryId));
		for (const { key, accessoryKey } of allOf) assert.ok(known.has(key) && known.has(accessoryKey), key);
	}
	const compared = new Set(rules.flatMap(({ allOf }) => allOf.map(({ key }) => key)));
	for (const key of ['model', 'connectorType', 'socket', 'screenSize', 'cartridge'])
		assert.ok(compared.has(key), key);
	for (const { value } of values) assert.match(value, /^[^,]{1,64}$/);
	assert.ok(chosen.some(({ accessoryIds }) => accessoryIds.length > 0));
	const models = new Set(
		values.filter(({ key }) => key === 'model').flatMap(({ value }) => value.split('/')),
	);
	const cased = values.filter(({ key, value }) => key === 'model' && value.includes('/'));
	assert.ok(cased.length >= 6 && models.size > 20);
});
