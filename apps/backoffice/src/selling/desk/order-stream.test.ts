import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import type { OrderCountsWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { OrderStream, pauseMs, type StreamState } from './order-stream.ts';

const COUNTS: OrderCountsWire = { pending: 3, accepted: 0, on_delivery: 0, calls: 0, unseen: 2 };

class FakeSource extends EventTarget {
	closed = false;
	close() {
		this.closed = true;
	}
	send(event: string, data: object, lastEventId = '') {
		this.dispatchEvent(Object.assign(new Event(event), { data: JSON.stringify(data), lastEventId }));
	}
}

function openDesk() {
	const asked: (string | undefined)[] = [];
	const sources: FakeSource[] = [];
	const states: StreamState[] = [];
	const heard: string[] = [];
	let unseen = -1;
	const stream = new OrderStream({
		open: (after) => {
			asked.push(after);
			const source = new FakeSource();
			sources.push(source);
			return source;
		},
		onState: (state) => states.push(state),
		onCounts: (counts) => {
			unseen = counts.unseen;
		},
		onEvents: (events, how) => heard.push(...events.map(({ number }) => `${how} ${number}`)),
		onLock: () => heard.push('locked'),
		random: () => 1,
	});
	const last = () => {
		const source = sources.at(-1);
		if (!source) throw new Error('Nothing is open.');
		return source;
	};
	return { stream, asked, sources, states, heard, last, unseen: () => unseen };
}

const order = (number: string) => ({ order: 1, number, status: 'pending', at: '', by: 'customer' });
const start = (missed: object[] = [], locked = false) => ({ locked, counts: COUNTS, missed });

test('DESK-01 after every end the stream is opened again, later and later, and asks for what came after its last event', (t) => {
	mock.timers.enable({ apis: ['setTimeout'] });
	t.after(() => mock.timers.reset());
	const desk = openDesk();
	desk.stream.connect();
	desk.last().send('start', start(), '7');
	desk.last().send('order', order('AAAA-AAAA'), '8');
	assert.deepEqual(desk.states, ['connecting', 'live']);

	for (const pause of [1000, 2000, 4000]) {
		desk.last().dispatchEvent(new Event('error'));
		assert.ok(desk.last().closed);
		const before = desk.sources.length;
		mock.timers.tick(pause - 1);
		assert.equal(desk.sources.length, before);
		mock.timers.tick(1);
		assert.equal(desk.sources.length, before + 1);
	}
	assert.deepEqual(desk.asked, [undefined, '8', '8', '8']);
	desk.last().send('start', start([order('BBBB-BBBB'), order('CCCC-CCCC')]), '10');
	assert.deepEqual(desk.heard, ['live AAAA-AAAA', 'missed BBBB-BBBB', 'missed CCCC-CCCC']);
	assert.equal(desk.unseen(), 2);
	desk.last().dispatchEvent(new Event('error'));
	mock.timers.tick(1000);
	assert.deepEqual(desk.asked.slice(4), ['10'], 'a stream that began well starts with the shortest pause');
	desk.stream.stop();
});

test('DESK-01 a connection that is silent for longer than two heartbeats is dead; one that beats is not', (t) => {
	mock.timers.enable({ apis: ['setTimeout'] });
	t.after(() => mock.timers.reset());
	const desk = openDesk();
	desk.stream.connect();
	desk.last().send('start', start());
	for (let beat = 0; beat < 5; beat += 1) {
		mock.timers.tick(49_999);
		desk.last().send('beat', {});
	}
	assert.equal(desk.states.at(-1), 'live');
	mock.timers.tick(50_000);
	assert.equal(desk.states.at(-1), 'waiting');
	desk.stream.stop();
});

test('DESK-02 a desk that locks goes on counting', () => {
	const desk = openDesk();
	desk.stream.connect();
	desk.last().send('start', start());
	desk.last().send('lock', { locked: true });
	assert.deepEqual([desk.states.at(-1), desk.heard], ['locked', ['locked']]);
	desk.last().send('bell', { ...COUNTS, unseen: 5 });
	assert.equal(desk.unseen(), 5);
	desk.stream.stop();
});

test('DESK-01 an event of a stream that was replaced changes nothing', () => {
	const desk = openDesk();
	desk.stream.connect();
	const first = desk.last();
	desk.stream.connect();
	first.send('order', order('OLDO-RDER'), '99');
	first.dispatchEvent(new Event('error'));
	assert.deepEqual([desk.heard, desk.sources.length], [[], 2]);
	desk.stream.stop();
});

test('DESK-01 pauses grow from half a second to half a minute', () => {
	assert.equal(pauseMs(1, 0), 500);
	assert.equal(pauseMs(1, 1), 1000);
	assert.equal(pauseMs(5, 1), 16_000);
	assert.equal(pauseMs(6, 1), 30_000);
	assert.equal(pauseMs(5000, 1), 30_000);
});
