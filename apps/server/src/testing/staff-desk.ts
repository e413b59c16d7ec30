import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { signInStaff } from './staff.ts';
import type { TestShop } from './test-shop.ts';

export type Desk = {
	read: <Body = unknown>(path: string) => Promise<Body>;
	change: (path: string, body?: object) => Promise<LightMyRequestResponse>;
	/** Makes a call that must succeed. */
	done: <Body = unknown>(path: string, body?: object) => Promise<Body>;
	/** Returns the code of a refusal, and the fields that it names. */
	refused: (path: string, body?: object) => Promise<string>;
};

/** Makes calls as a member of staff. */
export async function sitAtDesk({ app, db, clock }: TestShop, role: string): Promise<Desk> {
	const { cookie } = await signInStaff(db, clock(), role);
	const change: Desk['change'] = (path, payload = {}) =>
		app.inject({
			method: 'POST',
			url: `/api/staff/${path}`,
			// DESK-12: the back-office sends a key with every change.
			headers: { cookie, 'idempotency-key': randomUUID() },
			payload,
		});
	return {
		change,
		read: async (path) => {
			const response = await app.inject({ url: `/api/staff/${path}`, headers: { cookie } });
			assert.equal(response.statusCode, 200, response.body);
			return response.json();
		},
		done: async (path, body) => {
			const response = await change(path, body);
			assert.ok(response.statusCode < 300, response.body);
			return (response.body ? response.json() : undefined) as never;
		},
		refused: async (path, body) => {
			const { code, errors = [] } = (await change(path, body)).json();
			const fields = new Set(errors.map((one: { field: string }) => one.field));
			return [code, ...fields].join(' ');
		},
	};
}
