import assert from 'node:assert/strict';
import type { Argon2Parameters } from 'node:crypto';
import { test } from 'node:test';
import { PasswordHasher } from '../../../platform/passwords/password-hashing.ts';
import { newPhone, PASSWORD, people } from '../../../testing/people.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { until } from '../../../testing/until.ts';

const FLOOD = 112;
const ADDRESSES = 4;

/** Counts the passwords that reach the hash. */
class CountingHasher extends PasswordHasher {
	asked = 0;

	override verify(...given: Parameters<PasswordHasher['verify']>): Promise<boolean> {
		this.asked += 1;
		return super.verify(...given);
	}
}

test('R18 S20 a flood of sign-ins from four addresses leaves another person one of the next turns', async (t) => {
	let isHeld = false;
	const order: string[] = [];
	const waiting: (() => void)[] = [];
	const derive = ({ message }: Argon2Parameters) =>
		new Promise<Buffer>((done) => {
			order.push(String(message));
			if (isHeld) waiting.push(() => done(Buffer.alloc(32)));
			else done(Buffer.alloc(32));
		});
	const passwords = new CountingHasher({ atOnce: 1, derive });
	const { register, signIn } = people(await openTestShop(t, { passwords }));
	const { phone } = await register({}, { remoteAddress: '198.51.100.12' });
	order.length = 0;
	isHeld = true;
	const flood = Array.from({ length: FLOOD }, (_, index) =>
		signIn(newPhone(), `guess ${index}`, { remoteAddress: `203.0.113.${index % ADDRESSES}` }),
	);
	await until(() => passwords.asked === FLOOD, 'the whole flood');
	const person = signIn(phone, PASSWORD, { remoteAddress: '198.51.100.13' });
	await until(() => passwords.asked === FLOOD + 1, 'the person');
	let isOver = false;
	const over = Promise.all([...flood, person]).then(() => {
		isOver = true;
	});
	while (!isOver) {
		waiting.shift()?.();
		await new Promise(setImmediate);
	}
	await over;
	assert.equal((await person).answer.login, true);
	const before = order.indexOf(PASSWORD);
	assert.ok(before <= ADDRESSES + 1, `${before} of the flood were before`);
});
