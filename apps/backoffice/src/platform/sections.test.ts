import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rightToOpen, SECTIONS } from './sections.ts';

test('S17 the right that opens an address is that of its section', () => {
	for (const [address, right] of [
		['/orders/7', 'workOrders'],
		['/goods/receipts/3', 'receiveGoods'],
		['/import/12', 'importCatalogue'],
		['/counts/1', 'countGoods'],
		['/claim/5', 'handleClaims'],
		['/staff', 'manageStaff'],
		['/delivery/zones?edit=city', 'readDelivery'],
		['/customers/9', 'readCustomers'],
		['/account', undefined],
	] as const)
		assert.equal(rightToOpen(address), right, address);
});

test('every section of the menu has an icon of its own', () => {
	assert.equal(new Set(SECTIONS.map(({ icon }) => icon)).size, SECTIONS.length);
});
