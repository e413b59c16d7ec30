import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { sendCall } from '@dukan/api-client/send-call.ts';
import type { OwnRunWire, RunStopWire } from '@dukan/domain/selling/couriers/couriers.api.ts';
import { CourierPhone } from './courier-phone.ts';
import type { DoorCall } from './door-action.ts';
import { PhoneStorage } from './phone-storage.ts';

const NO_LINE = { status: 0 };
const RUN: OwnRunWire = {
	courierId: 7,
	courier: 'Batyr',
	day: '2026-11-17',
	isClosed: false,
	stops: [],
	days: [],
};
const PAID: DoorCall = {
	call: 'own_hand_out',
	body: { version: 3, taken: [], cashTenge: 420_00, terminalTenge: 0 },
};
const REFUSED: DoorCall = { call: 'own_refuse', body: { version: 3, reason: 'other', note: '' } };
const STOP = { id: 11, number: 'K7M2-94QX' };
const OTHER = { id: 12, number: 'A222-3333' };

type Sent = { path: string; key: string | undefined };
type Reply = { status: number; code?: string } | undefined;

/** Opens a phone whose connection and server behave as the test says. */
function openPhone(saved: Record<string, string> = {}, fails: 'nowhere' | 'full' | 'blocked' = 'nowhere') {
	const stored = new Map(Object.entries(saved));
	const office = {
		now: new Date('2026-11-17T08:00:00Z'),
		sent: [] as Sent[],
		/** Returns the refusal of a call by its path, or undefined if the call succeeds. */
		reply: (_path: string): Reply => undefined,
		run: RUN,
		/** Tests set what happens before the response. */
		meanwhile: (_path: string): void => {},
	};
	const send = (async (path: string, init: { headers?: Record<string, string> }) => {
		const name = path.replace('/api/staff/', '');
		office.meanwhile(name);
		const refusal = office.reply(name);
		if (refusal !== NO_LINE) office.sent.push({ path: name, key: init.headers?.['idempotency-key'] });
		return refusal
			? { refusal: { errors: [], ...refusal } }
			: { body: name === 'own_run' ? office.run : undefined };
	}) as unknown as typeof sendCall;
	const store = {
		getItem: (name: string) => stored.get(name) ?? null,
		setItem: (name: string, value: string) => {
			if (fails === 'full') throw new Error('QuotaExceededError');
			stored.set(name, value);
		},
		removeItem: (name: string) => void stored.delete(name),
	};
	const storage = new PhoneStorage(() => {
		if (fails === 'blocked') throw new Error('SecurityError');
		return store;
	});
	let keys = 0;
	const newKey = () => {
		keys += 1;
		return `key-${keys}`;
	};
	const phone = new CourierPhone({ storage, send, now: () => office.now, newKey });
	const posts = () => office.sent.filter(({ path }) => path !== 'own_run');
	const states = () => phone.state.actions.map(({ state }) => state);
	return { phone, storage, office, stored, posts, states };
}

test('COUR-02 what is entered without a connection is shown as not yet sent, and sent once, in order, when the connection returns', async () => {
	const { phone, office, posts, states, stored } = openPhone();
	await phone.catchUp();
	office.reply = () => NO_LINE;
	await phone.enter(STOP, PAID);
	await phone.enter(OTHER, REFUSED);
	assert.deepEqual(states(), ['waiting', 'waiting']);
	assert.equal(phone.state.hasLine, false);
	assert.equal(phone.wouldLose, false);

	const reopened = openPhone(Object.fromEntries(stored));
	assert.deepEqual(reopened.states(), ['waiting', 'waiting'], 'closing the page loses nothing');
	reopened.office.reply = () => undefined;
	await Promise.all([reopened.phone.catchUp(), reopened.phone.catchUp()]);
	assert.deepEqual(reopened.posts(), [
		{ path: 'own_hand_out/11', key: 'key-1' },
		{ path: 'own_refuse/12', key: 'key-2' },
	]);
	assert.deepEqual(reopened.states(), ['sent', 'sent']);
	await reopened.phone.catchUp();
	assert.equal(reopened.posts().length, 2);
	assert.deepEqual(posts(), []);
});

test('COUR-02 a response that was lost is asked for again under the same key', async () => {
	const { phone, office, posts, states } = openPhone();
	await phone.catchUp();
	office.reply = (path) => (path === 'own_run' ? NO_LINE : { status: 503 });
	await phone.enter(STOP, PAID);
	assert.deepEqual(states(), ['waiting']);
	office.reply = () => undefined;
	await phone.catchUp();
	assert.deepEqual(
		posts().map(({ key }) => key),
		['key-1', 'key-1'],
	);
	assert.deepEqual(states(), ['sent']);
});

test('COUR-02 a conflict is told with its reason, does not hold up the others, and can be entered again', async () => {
	const { phone, office, states } = openPhone();
	await phone.catchUp();
	office.reply = (path) =>
		path === 'own_hand_out/11' ? { status: 409, code: 'changed_meanwhile' } : undefined;
	await phone.enter(STOP, PAID);
	await phone.enter(OTHER, REFUSED);
	assert.deepEqual(states(), ['refused', 'sent']);
	assert.equal(phone.state.actions[0]?.refusal?.code, 'changed_meanwhile');
	office.reply = () => undefined;
	await phone.enter(STOP, PAID);
	assert.deepEqual(states(), ['sent', 'sent']);
});

test('COUR-03 an order that the office gives out again on the same day is to be delivered again', async () => {
	const { phone, office, states } = openPhone();
	const listed = (status: RunStopWire['status'], version: number) => {
		office.run = { ...RUN, stops: [{ ...STOP, status, version } as RunStopWire] };
	};
	listed('on_delivery', 3);
	await phone.catchUp();
	await phone.enter(STOP, {
		call: 'own_postpone',
		body: { version: 3, slot: { date: '2026-11-17', id: 4 }, note: '' },
		hours: '18:00–21:00',
	});
	assert.deepEqual(states(), ['sent'], 'a list from before the postponement changes nothing');
	listed('accepted', 6);
	await phone.catchUp();
	assert.deepEqual(states(), []);
	await phone.enter(STOP, { call: 'own_refuse', body: { version: 6, reason: 'other', note: '' } });
	listed('cancelled', 7);
	await phone.catchUp();
	assert.deepEqual(states(), ['sent']);
});

test('COUR-02 a session that ended keeps what was entered, and it is sent after the next sign-in', async () => {
	const { phone, office, states } = openPhone();
	await phone.catchUp();
	office.reply = () => ({ status: 401, code: 'not_signed_in' });
	await phone.enter(STOP, PAID);
	assert.deepEqual([phone.state.session, ...states()], ['out', 'waiting']);
	office.reply = () => undefined;
	await phone.signedIn();
	assert.deepEqual([phone.state.session, ...states()], ['in', 'sent']);
});

test('COUR-02 R15 an action that is refused because the page is too old waits for the next page', async () => {
	const { phone, office, states, stored } = openPhone();
	await phone.catchUp();
	office.reply = () => ({ status: 409, code: 'page_outdated' });
	await phone.enter(STOP, PAID);
	assert.deepEqual(states(), ['waiting']);
	const updated = openPhone(Object.fromEntries(stored));
	await updated.phone.catchUp();
	assert.deepEqual(updated.states(), ['sent']);
});

/**
 * Actions in the form in which the former version of the page stored them. The page still has to read that
 * form for one version. Their bodies are in door.test.ts.
 */
const STORED_BEFORE = {
	'courier.run':
		'{"courierId":7,"courier":"Batyr","day":"2026-11-17","isClosed":false,"stops":[],"days":[],"savedAt":"2026-11-17T07:55:00.000Z"}',
	'courier.actions': `[
		{"call":"own_hand_out","body":{"version":3,"taken":[{"productId":1,"quantity":2}],"cashTenge":32000,"terminalTenge":0,"refusedSerials":["A-1"]},"exchangeTenge":10000,"key":"5f1c","courierId":7,"orderId":11,"number":"K7M2-94QX","day":"2026-11-17","state":"waiting"},
		{"call":"own_refuse","body":{"version":4,"reason":"not_at_address","note":""},"key":"6a2d","courierId":7,"orderId":12,"number":"A222-3333","day":"2026-11-17","state":"waiting"},
		{"call":"own_postpone","body":{"version":2,"slot":{"date":"2026-11-18","id":4},"note":"Agşam"},"hours":"18:00–21:00","key":"7b3e","courierId":7,"orderId":13,"number":"B333-4444","day":"2026-11-17","state":"waiting"}
	]`,
};

test('COUR-02 R15 what the version before stored on the phone is sent to the calls that take it', async () => {
	const { phone, office, states } = openPhone(STORED_BEFORE);
	await phone.catchUp();
	assert.deepEqual(
		office.sent.filter(({ key }) => key !== undefined).map(({ path, key }) => `${path} ${key}`),
		['own_hand_out/11 5f1c', 'own_refuse/12 6a2d', 'own_postpone/13 7b3e'],
	);
	assert.deepEqual(states(), ['sent', 'sent', 'sent']);
});

test('COUR-02 customers leave the phone at sign-out, with a line or without, and the session ends when there is one', async () => {
	const { phone, office, stored, posts } = openPhone();
	await phone.catchUp();
	office.reply = () => NO_LINE;
	await phone.enter(STOP, PAID);
	await phone.signOut();
	assert.deepEqual([...stored.keys()], ['courier.signedOut']);
	office.reply = () => undefined;
	const { phone: reopened, office: later, posts: asked } = openPhone(Object.fromEntries(stored));
	later.reply = (path) => (path === 'own_run' ? { status: 401 } : undefined);
	await reopened.catchUp();
	assert.deepEqual(
		asked().map(({ path }) => path),
		['signout'],
	);
	assert.equal(reopened.state.session, 'out');
	assert.deepEqual(posts(), []);
});

test('COUR-02 a list that was on its way at sign-out is not stored', async () => {
	const { phone, office, stored } = openPhone();
	await phone.catchUp();
	let leaving: Promise<void> | undefined;
	office.meanwhile = (path) => {
		if (path === 'own_run') leaving ??= phone.signOut();
	};
	await phone.catchUp();
	await leaving;
	assert.equal(stored.has('courier.run'), false);
});

test('COUR-02 the next day nothing of yesterday’s customers is on the phone; what was not sent is still sent', async () => {
	const { phone, office, stored } = openPhone();
	await phone.catchUp();
	await phone.enter(OTHER, REFUSED);
	office.reply = () => NO_LINE;
	await phone.enter(STOP, PAID);
	office.now = new Date('2026-11-17T19:00:01Z');
	await phone.catchUp();
	assert.equal(stored.has('courier.run'), false);
	assert.deepEqual([phone.state.session, phone.state.actions.length], ['unreachable', 0]);
	office.reply = () => undefined;
	await phone.catchUp();
	assert.equal(office.sent.filter(({ path }) => path === 'own_hand_out/11').length, 1);
});

for (const fails of ['full', 'blocked'] as const)
	test(`COUR-02 what is entered on a phone whose storage is ${fails} waits while the page is open, and is sent`, async () => {
		const { phone, office, posts, states, stored } = openPhone({}, fails);
		await phone.catchUp();
		office.reply = () => NO_LINE;
		await phone.enter(STOP, PAID);
		assert.deepEqual([phone.state.session, ...states()], ['in', 'waiting']);
		assert.equal(phone.wouldLose, true, 'closing the page is asked about');
		office.reply = () => undefined;
		await phone.catchUp();
		assert.deepEqual(states(), ['sent']);
		assert.equal(phone.wouldLose, false);
		assert.equal(posts().length, 1);
		assert.equal(stored.size, 0);
		await phone.signOut();
		assert.equal(phone.state.run, undefined);
	});
