import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type ApiDocument, badRequests, findFault } from './bad-requests.ts';
import { signUpShopper } from './shopper.ts';
import { signInStaff } from './staff.ts';
import { openTestShop } from './test-shop.ts';

/** Streams are left out, because they never end. */
const STREAMS = /order_events$/;

type Operation = ApiDocument['paths'][string][string];
type Call = { method: string; path: string; operation: Operation };

/**
 * Opens a shop and lists its documented calls. `expectNoFault` sends a call requests that no client should
 * send, `requests` times from each of three people.
 */
export async function openToBadRequests(
	t: { after: (work: () => Promise<void>) => void },
	{ requests }: { requests: number },
) {
	const shop = await openTestShop(t, { env: { ADDRESS_LIMIT_FACTOR: '1000000' } });
	const { app, db, passwords } = shop;
	await app.ready();
	const documents = [app.swagger(), app.staffSwagger()] as unknown as ApiDocument[];
	const calls: Call[] = documents
		.flatMap((document) => Object.entries(document.paths))
		.filter(([path]) => !STREAMS.test(path))
		.flatMap(([path, methods]) =>
			Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
		);
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
	const expectNoFault = async ({ method, path, operation }: Call) => {
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
			await fc.assert(property, { numRuns: requests });
		}
	};
	return { calls, expectNoFault };
}
