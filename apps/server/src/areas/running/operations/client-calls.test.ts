import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { shopCalls } from '@dukan/domain/api/calls.api.ts';
import type { Call } from '@dukan/domain/staff/access/define-calls.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

type Document = { paths: Record<string, Record<string, unknown>> };

/** Matches calls that edit-table.ts makes for each table, such as categories_add. */
const TABLE_CALL = /_(add|update|delete|order)$/;

describe('the calls that are declared', async () => {
	const shop = await openTestShop({ after });
	const { cookie } = await signInStaff(shop.db, shop.clock(), 'owner');
	const listed = async (url: string): Promise<string[]> => {
		const { paths }: Document = (await shop.app.inject({ url, headers: { cookie } })).json();
		return Object.entries(paths).flatMap(([path, methods]) =>
			Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
		);
	};
	const served = [...(await listed('/api/openapi.json')), ...(await listed('/api/staff/openapi.json'))];

	const declared = Object.keys(shopCalls).map((key) => key.replace(/\/$/, ''));

	test('API-02 every declared call is served and stands in the reference', () => {
		assert.deepEqual(
			declared.filter((key) => !served.includes(key)),
			[],
		);
	});

	test('API-02 every call of the reference is declared, so that the clients know it', () => {
		const undeclared = served.filter(
			(key) => !declared.includes(key) && !TABLE_CALL.test(key.replace('/:key', '')),
		);
		assert.deepEqual(undeclared, ['GET /healthz', 'GET /readyz']);
	});

	test('S11 a call of staff has a right or is one of those that sign in; a call of shoppers has no right of staff', () => {
		const entrances = Object.entries<Call>(shopCalls).filter(
			([key, { by }]) => key.includes(' /api/staff/') && by === 'anyone',
		);
		assert.deepEqual(entrances.map(([key]) => key.replace('POST /api/staff/', '')).toSorted(), [
			'join',
			'join_begin',
			'pin_signin',
			'signin',
		]);
		for (const [key, { by }] of Object.entries<Call>(shopCalls))
			if (!key.includes(' /api/staff/'))
				assert.ok(['anyone', 'shopper', 'anyShopper', 'ticket'].includes(by), `${key}: ${by}`);
	});
});
