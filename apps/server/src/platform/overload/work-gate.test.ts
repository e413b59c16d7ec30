import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
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

test('R10 who would wait too long, by what work has taken lately, is refused at once', async () => {
	let refused = 0;
	const gate = new WorkGate({ atOnce: 2, maxWaitMs: 20, onRefused: () => (refused += 1) });
	const { ends, begin } = openWork(gate);
	// Nothing is known yet: all may wait.
	const unknown = Array.from({ length: 9 }, begin);
	await aTurn();
	assert.equal(ends.length, 2, 'two work');
	for (let done = 0; done < 9; done += 1) {
		await pause(25);
		ends[done]?.resolve('done');
		await aTurn();
	}
	assert.deepEqual(await Promise.all(unknown), Array(9).fill('done'));

	// About 40 ms each, two at once: a round may wait, and no more.
	const answers = [begin(), begin(), begin(), begin()];
	await aTurn();
	assert.equal(ends.length, 11);
	await assert.rejects(begin(), Overloaded);
	assert.ok(gate.refusal() instanceof Overloaded);
	assert.equal(refused, 2);
	for (let done = 9; done < 13; done += 1) {
		ends[done]?.resolve('later');
		await aTurn();
	}
	assert.deepEqual(await Promise.all(answers), Array(4).fill('later'), 'who waited has had its turn');
});

test('R10 work that fails makes room as well', async () => {
	const gate = new WorkGate({ atOnce: 1, maxWaitMs: 0 });
	await assert.rejects(gate.run(() => Promise.reject(new Error('no'))));
	assert.equal(await gate.run(async () => 'yes'), 'yes');
});

test('R7 when the database is away, those who wait are told so, and do not find out one after the other', async () => {
	const gate = new WorkGate({ atOnce: 1, maxWaitMs: 5 });
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
