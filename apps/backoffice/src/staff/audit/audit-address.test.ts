import assert from 'node:assert/strict';
import { test } from 'node:test';
import { auditAddress } from './audit-address.ts';

test('an entry of the change log leads to what it speaks of', () => {
	for (const [subject, key, address] of [
		['products', '12', '/products/12'],
		['product_attributes', '12 ram', '/products/12'],
		['order_lines', '7 1', '/orders/7'],
		['users', '3', '/customers/3'],
		['delivery_zones', 'city', '/delivery/zones?edit=city'],
		['exports', 'orders', undefined],
	] as const)
		assert.equal(auditAddress(subject, key), address);
});
