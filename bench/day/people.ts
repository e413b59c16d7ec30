import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { OrderAddWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { signUpShopper } from '../../apps/server/src/testing/shopper.ts';
import { signInStaff } from '../../apps/server/src/testing/staff.ts';
import type { ShopProcesses, Trouble } from '../shop-processes.ts';

export type DayDesk = {
	id: number;
	read: <Body>(path: string) => Promise<Body>;
	/** Makes a call that must succeed. */
	done: <Body = undefined>(path: string, body?: object, trouble?: Trouble) => Promise<Body>;
	upload: (path: string, content: Buffer, type: string) => Promise<{ file: string }>;
};

/** Signs a new member of staff in, with this role. */
export async function signInAsStaff(shop: ShopProcesses, role: string): Promise<DayDesk> {
	const { id, cookie } = await signInStaff(shop.db, new Date(), role);
	return {
		id,
		read: async (path) => {
			const { status, text } = await shop.send({ path: `/api/staff/${path}`, headers: { cookie } });
			assert.equal(status, 200, `${path}: ${text.slice(0, 300)}`);
			return JSON.parse(text);
		},
		done: async (path, body = {}, trouble) => {
			// DESK-12: the back-office sends a key with every change.
			const headers = { cookie, 'idempotency-key': randomUUID() };
			const sent = { path: `/api/staff/${path}`, method: 'POST', headers, body } as const;
			const { status, text } = await shop.send(sent, trouble);
			assert.ok(status < 300, `${path}: ${status} ${text.slice(0, 300)}`);
			return text ? JSON.parse(text) : undefined;
		},
		upload: async (path, content, type) => {
			const headers = { cookie, 'content-type': type };
			const { status, text } = await shop.send({
				path: `/api/staff/${path}`,
				method: 'POST',
				headers,
				body: content,
			});
			assert.equal(status, 200, text);
			return JSON.parse(text);
		},
	};
}

export type DayShopper = {
	phone: string;
	call: <Body>(method: 'GET' | 'POST', path: string, body?: object) => Promise<Body>;
	order: (body: OrderAddWire, trouble?: Trouble) => Promise<{ id: number; total: number }>;
};

/** Returns a shopper. Without a token it is a visitor without an account. */
export function shopperWith(shop: ShopProcesses, phone: string, token?: string): DayShopper {
	const authorization = token && { authorization: `Bearer ${token}` };
	const call = async <Body>(method: 'GET' | 'POST', path: string, body?: object): Promise<Body> => {
		const headers = { ...authorization, cookie: 'lang=ru' };
		const { status, text } = await shop.send({ path, method, headers, ...(body && { body }) });
		assert.ok(status < 300, `${path}: ${status} ${text.slice(0, 300)}`);
		return (text ? JSON.parse(text) : undefined) as Body;
	};
	return {
		phone,
		call,
		order: async (body, trouble) => {
			const headers = { ...authorization, 'idempotency-key': randomUUID() };
			const sent = { path: '/api/order_add', method: 'POST', headers, body } as const;
			const { status, text } = await shop.send(sent, trouble);
			assert.ok(status < 300, `order: ${status} ${text.slice(0, 300)}`);
			return JSON.parse(text).order;
		},
	};
}

/** Registers a person with a new account. */
export async function signUp(shop: ShopProcesses): Promise<DayShopper> {
	const { token } = await signUpShopper(shop);
	return shopperWith(shop, '', token);
}
