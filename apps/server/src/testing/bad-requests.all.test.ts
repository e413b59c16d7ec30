import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import fc from 'fast-check';
import { type ApiDocument, badRequests, findFault } from './bad-requests.ts';
import { signUpShopper } from './shopper.ts';
import { signInStaff } from './staff.ts';
import { openTestShop } from './test-shop.ts';

/** To each call, from each of three people. bench/fuzz.ts sends hundreds. */
const REQUESTS = 4;
/** Streams never end. */
const STREAMS = /order_events$/;

describe('bad requests', async () => {
	const shop = await openTestShop({ after }, { env: { ADDRESS_LIMIT_FACTOR: '1000000' } });
	const { app, db, passwords } = shop;
	await app.ready();
	const documents = [app.swagger(), app.staffSwagger()] as unknown as ApiDocument[];
	const paths = documents.flatMap((document) => Object.entries(document.paths));
	const people: Record<string, () => Promise<Record<string, string>>> = {
		visitor: async () => ({}),
		shopper: async () => {
			const { id, token } = await signUpShopper(shop);
			const password_hash = await passwords.hash('gyzyl alma');
			await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
			return { authorization: `Bearer ${token}` };
		},
		owner: async () => ({ cookie: (await signInStaff(db, shop.clock(), 'owner')).cookie }),
	};

	for (const [path, methods] of paths.filter(([path]) => !STREAMS.test(path))) {
		for (const [method, operation] of Object.entries(methods)) {
			test(`S12 S15 ${method} ${path}: whatever is sent, no fault of ours and nothing of our inside`, async () => {
				for (const [who, headersOf] of Object.entries(people)) {
					const own = await headersOf();
					const property = fc.asyncProperty(badRequests(path, method, operation), async (request) => {
						const response = await app.inject({
							method: request.method,
							url: request.url,
							headers: { ...request.headers, ...own },
							...(request.body !== undefined && { payload: request.body }),
						});
						const fault = findFault({
							status: response.statusCode,
							type: String(response.headers['content-type'] ?? ''),
							body: response.body,
						});
						assert.equal(fault, undefined, who);
					});
					await fc.assert(property, { numRuns: REQUESTS });
				}
			});
		}
	}
});
