import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shownPhone } from './shown-phone.ts';

test('S15 S17 whole phones are seen by who has the right to them, two digits of seven by all others', () => {
	assert.equal(shownPhone(['seePhones'], '1234567'), '+993 61 23-45-67');
	assert.equal(shownPhone(['workOrders', 'readCustomers'], '1234567'), '+993 6*****67');
});
