import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Overloaded, WorkGate } from './work-gate.ts';

/** Work that ends when it is told to. */
function openWork(gate: WorkGate) {
	const ends: PromiseWithResolvers<string>[] = [];
	const begin = () =>
		gate.run(() => {
			const end = Promise.withResolvers<string>();
			ends.push(end);
			return end.promise;
		});
	return { ends, begin };
}

const aTurn = () => new Promise((done) => setImmediate(() => setImmediate(done)));

test('R10 so many work, so many wait, whoever comes then is refused at once', async () => {
	let refused = 0;
	const gate = new WorkGate({ atOnce: 2, maxWaiting: 1, onRefused: () => (refused += 1) });
	const { ends, begin } = openWork(gate);
	const answers = [begin(), begin(), begin()];
	await aTurn();
	assert.equal(ends.length, 2);
	await assert.rejects(begin(), Overloaded);
	assert.throws(() => gate.requireRoom(), Overloaded);
	assert.equal(refused, 2);

	ends[0]?.resolve('first');
	await aTurn();
	assert.equal(ends.length, 3, 'the one who waited has its turn');
	ends[1]?.resolve('second');
	ends[2]?.resolve('third');
	assert.deepEqual(await Promise.all(answers), ['first', 'second', 'third']);
});

test('R10 work that fails makes room as well', async () => {
	const gate = new WorkGate({ atOnce: 1, maxWaiting: 0 });
	await assert.rejects(gate.run(() => Promise.reject(new Error('no'))));
	assert.equal(await gate.run(async () => 'yes'), 'yes');
});

test('R7 when the database is away, those who wait are told so, and do not find out one after the other', async () => {
	const gate = new WorkGate({ atOnce: 1, maxWaiting: 5 });
	const { ends, begin } = openWork(gate);
	const answers = [begin(), begin(), begin()];
	await aTurn();
	ends[0]?.reject(new Error('Query read timeout'));
	const told = await Promise.allSettled(answers);
	assert.deepEqual(
		told.map((one) => one.status === 'rejected' && one.reason.message),
		Array(3).fill('Query read timeout'),
	);
	assert.equal(ends.length, 1);
	assert.equal(await gate.run(async () => 'open again'), 'open again');
});
