import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isReceiptPayment, PAYMENT_KINDS, RECEIPT_PAYMENTS } from './payment-kinds.ts';

test('PAY-01 what is paid on receipt is everything but a card in advance', () => {
	assert.deepEqual(PAYMENT_KINDS.filter(isReceiptPayment), RECEIPT_PAYMENTS);
	assert.equal(isReceiptPayment('card'), false);
});
