import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { promisify } from 'node:util';
import openapiTypes, { astToString } from 'openapi-typescript';
import { signUpShopper } from '../../../testing/shopper.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const ROOT = join(import.meta.dirname, '../../../../../..');
const CLIENT_DIR = join(ROOT, '.cache/generated-client');

/** A client that somebody writes from the document alone. The line that must not compile proves the types. */
const CLIENT = `
import createClient from 'openapi-fetch';
import type { paths } from './schema.d.ts';

export async function placeOrder(baseUrl: string, token: string): Promise<string> {
	const client = createClient<paths>({ baseUrl, headers: { authorization: \`Bearer \${token}\` } });
	const found = await client.GET('/api/sale_products', { params: { query: { limit: 1, in_stock: '1' } } });
	const product = found.data?.rows[0];
	if (!product) throw new Error('Nothing is on sale.');
	const items = [{ p_id: product.p_id, quantity: 1 }];
	const quote = await client.POST('/api/order_quote', { body: { items, delivery: 'pickup' } });
	if (!quote.data) throw new Error(quote.error.code);
	const order = {
		items,
		delivery: 'pickup',
		address: '',
		name: 'Aýna',
		phone: '1234567',
		expected_total: quote.data.total,
	} as const;
	const params = { header: { 'idempotency-key': 'generated-client' } };
	// @ts-expect-error an order has its key
	void (() => client.POST('/api/order_add', { body: { ...order, payment: 'cash' } }));
	// @ts-expect-error gold is not a kind of payment
	void (() => client.POST('/api/order_add', { params, body: { ...order, payment: 'gold' } }));
	const placed = await client.POST('/api/order_add', { params, body: { ...order, payment: 'cash' } });
	if (!placed.data) throw new Error(placed.error.code);
	return placed.data.order.number;
}
`;

const TSCONFIG = {
	extends: '../../tsconfig.base.json',
	compilerOptions: {
		composite: false,
		incremental: false,
		noEmit: true,
		types: [],
		lib: ['es2024', 'dom'],
	},
	include: ['.'],
};

describe('a client generated from the public OpenAPI document', async () => {
	const shop = await openTestShop({ after });
	const origin = await shop.app.listen({ port: 0 });

	test('API-02 compiles, and places an order', async () => {
		const document = (await shop.app.inject('/api/openapi.json')).json();
		mkdirSync(CLIENT_DIR, { recursive: true });
		writeFileSync(join(CLIENT_DIR, 'schema.d.ts'), astToString(await openapiTypes(document)));
		writeFileSync(join(CLIENT_DIR, 'place-order.ts'), CLIENT);
		writeFileSync(join(CLIENT_DIR, 'tsconfig.json'), JSON.stringify(TSCONFIG));
		const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
		const compiled = promisify(execFile)(process.execPath, [tsc, '-p', CLIENT_DIR]);
		await assert.doesNotReject(compiled.catch((error: { stdout: string }) => assert.fail(error.stdout)));

		const { placeOrder } = await import(join(CLIENT_DIR, 'place-order.ts'));
		const me = await signUpShopper(shop);
		const number = await placeOrder(origin, me.token);
		const { rows } = (await me.call('GET', '/api/order_list')).json();
		assert.deepEqual(
			rows.map((order: { number: string }) => order.number),
			[number],
		);
	});
});
