import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { STAFF_ROLES, type StaffRole } from '@dukan/domain/staff/access/staff-rights.ts';
import { sql } from 'kysely';
import { completeOrder } from './complete-order.ts';
import { type Access, RIGHTS_MATRIX } from './rights-matrix.ts';
import { stockProducts } from './shop-books.ts';
import { type Shopper, signUpShopper } from './shopper.ts';
import { signInStaff } from './staff.ts';
import { openTestShop } from './test-shop.ts';

type Persona = 'visitor' | 'A' | 'B' | 'banned' | StaffRole;
const PERSONAS: readonly Persona[] = ['visitor', 'A', 'B', 'banned', ...STAFF_ROLES];

/** Streams never end by themselves. The tests beside their routes show who receives their events. */
const STREAMS = new Set(['GET /api/order_events', 'GET /api/staff/order_events']);

/** The tree indents a branch by this many characters. */
const INDENT = 4;

/** HEAD and OPTIONS respond as GET does; routes with `*` are fallbacks. */
const NOT_CALLS = /^(HEAD|OPTIONS) |\*/;

/** Matches calls that refuse a file that is no picture before they look for its owner. */
const PICTURE_CALLS = /^\/api\/(review|request)_picture\//;

describe('who may do what', async () => {
	const shop = await openTestShop(
		{ after },
		{ env: { SMS_OUTBOX_PAGE: 'on', ADDRESS_LIMIT_FACTOR: '1000000' } },
	);
	const { app, db } = shop;
	// No one may empty a shop that is no demo, so the call is refused to everyone.
	await sql`delete from demo_shop`.execute(db);
	await app.ready();
	const refusedAs = new Map<Persona, Record<string, string>>();
	const refusedThings = new Map<string, number>();
	const calls = listCalls(app.printRoutes({ commonPrefix: false }));

	test('S11 every call there is stands in the matrix, and the matrix names no call that is not there', () => {
		assert.ok(calls.length > 50, String(calls.length));
		assert.deepEqual(
			calls.filter((call) => !RIGHTS_MATRIX.has(call)),
			[],
		);
		assert.deepEqual(
			[...RIGHTS_MATRIX.keys()].filter((call) => !calls.includes(call)),
			[],
		);
	});

	for (const [call, access] of RIGHTS_MATRIX) {
		test(`S11 ${call}: ${typeof access === 'string' ? access : access.join(', ')}`, async () => {
			for (const persona of PERSONAS) {
				const allowed = isAllowed(access, persona);
				if (STREAMS.has(call) && allowed) continue;
				const { statusCode, body } = await make(call, persona, access);
				const refused = [401, 403].includes(statusCode) || (access === 'own' && statusCode === 404);
				assert.equal(refused, !allowed, `${persona}: ${statusCode} ${body.slice(0, 200)}`);
				assert.ok(statusCode < 500, `${persona}: ${statusCode} ${body.slice(0, 200)}`);
			}
		});
	}

	test('S11 those who were refused are still signed in: no refusal came from an ended session', async () => {
		for (const [persona, headers] of refusedAs) {
			const url = isStaff(persona) ? '/api/staff/me' : '/api/session_list';
			const { statusCode } = await app.inject({ url, headers });
			assert.equal(statusCode, persona === 'banned' || persona === 'visitor' ? 401 : 200, persona);
		}
	});

	async function make(call: string, persona: Persona, access: Access) {
		const [method, path] = call.split(' ') as ['GET' | 'POST', string];
		const isRefused = !isAllowed(access, persona);
		const owner = persona === 'A' && !isRefused ? await signUpShopper(shop) : undefined;
		const id = access === 'own' ? await idFor(owner, path) : 999_999;
		const headers = isRefused ? await refusedHeadersOf(persona) : await headersOf(persona, owner);
		const url = path.replace(/:\w+/, String(id));
		if (method === 'GET') return app.inject({ url, headers });
		if (PICTURE_CALLS.test(path))
			return app.inject({
				method,
				url,
				headers: { ...headers, 'content-type': 'image/png' },
				payload: 'none',
			});
		const payload = { reason: 'other', district_id: 1, address: 'Parahat 1', stars: 5, payment: 'cash' };
		return app.inject({ method, url, headers, payload });
	}

	/** All refused calls can use the same person, because a refused call changes nothing. */
	async function refusedHeadersOf(persona: Persona): Promise<Record<string, string>> {
		const known =
			refusedAs.get(persona) ??
			(await headersOf(persona, persona === 'A' ? await signUpShopper(shop) : undefined));
		refusedAs.set(persona, known);
		return known;
	}

	/** Each allowed call gets a new person, because some calls sign out or end sessions. */
	async function headersOf(persona: Persona, owner: Shopper | undefined): Promise<Record<string, string>> {
		if (persona === 'visitor') return {};
		if (persona === 'A') return { authorization: `Bearer ${owner?.token}` };
		if (persona === 'B' || persona === 'banned') {
			const other = await signUpShopper(shop);
			if (persona === 'banned')
				await db.updateTable('users').set({ banned: true }).where('id', '=', other.id).execute();
			return { authorization: `Bearer ${other.token}` };
		}
		return { cookie: (await signInStaff(db, shop.clock(), persona)).cookie };
	}

	/** People who are refused an object do not change it, so all of them can share one. */
	async function idFor(owner: Shopper | undefined, path: string): Promise<number> {
		if (owner) return thingOf(owner, path);
		const id = refusedThings.get(path) ?? (await thingOf(await signUpShopper(shop), path));
		refusedThings.set(path, id);
		return id;
	}

	/** Returns the id of something that belongs to this person: an order, a session, an address, a review or a request. */
	async function thingOf(owner: Shopper, path: string): Promise<number> {
		if (path.includes('session')) {
			const { rows } = await sql<{ id: number }>`select id from sessions where user_id = ${owner.id}`.execute(
				db,
			);
			return rows[0]?.id ?? 0;
		}
		if (path.includes('address')) {
			const { rows } = await sql<{ id: number }>`insert into delivery_addresses (user_id, address, choice)
				values (${owner.id}, 'Parahat 1', 1) returning id`.execute(db);
			return rows[0]?.id ?? 0;
		}
		if (path.includes('review')) {
			const orderId = await completeOrder(shop, owner, [2]);
			const added = await owner.call('POST', '/api/review_add', { order_id: orderId, p_id: 2, stars: 5 });
			return added.json().id;
		}
		if (path.includes('request')) {
			const orderId = await completeOrder(shop, owner, [2]);
			const added = await owner.call('POST', '/api/request_add', {
				order_id: orderId,
				p_id: 2,
				kind: 'return',
				text: 'Does not fit.',
			});
			return added.json().id;
		}
		await stockProducts(db, [1], 10_000);
		await sql`update products set price_tenge = 10000, on_sale = false, unit_factor = 1,
			limited = false, single_only = false where id = 1`.execute(db);
		const placed = await owner.order({ items: [{ p_id: 1, quantity: 1 }], expected_total: 100 });
		return placed.json().order.id;
	}
});

const isStaff = (persona: Persona) => (STAFF_ROLES as readonly string[]).includes(persona);

function isAllowed(access: Access, persona: Persona): boolean {
	if (access === 'anyone') return true;
	if (access === 'shopper') return persona === 'A' || persona === 'B';
	if (access === 'own') return persona === 'A';
	return (access as readonly string[]).includes(persona);
}

/**
 * Reads calls such as 'GET /api/home' from the tree that Fastify prints, in which calls with a common
 * beginning share a branch.
 */
function listCalls(tree: string): string[] {
	const above: string[] = [];
	return tree
		.split('\n')
		.flatMap((line) => {
			const [, indent = '', part = '', methods = ''] =
				/^(.*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
			const depth = indent.length / INDENT;
			above.length = depth;
			above[depth] = part;
			return methods.split(', ').map((method) => `${method} ${above.join('')}`);
		})
		.filter((call) => /^[A-Z]+ \//.test(call) && !NOT_CALLS.test(call));
}
