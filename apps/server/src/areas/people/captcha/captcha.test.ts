import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import {
	MAX_OFFSET,
	PAIR_STEP,
	PIECE_WIDTH,
	PUZZLE_HEIGHT,
	PUZZLE_WIDTH,
	piecePosition,
} from '@dukan/domain/people/captcha/slider.ts';
import sharp from 'sharp';
import { MINUTE_MS } from '../../../platform/clock.ts';
import { hashToken } from '../../../platform/secret-token.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { captchaTokenIsGood } from './captcha.queries.ts';
import { TOLERANCE } from './check-answer.ts';
import { drawPuzzle, FIRST_GAP, LAST_GAP, pickPosition } from './draw-puzzle.ts';

/** The number of connections that one address opens. Without turns, others waited 12 to 27 s behind them. */
const FLOOD = 40;

/** Returns the movement of a hand from the start to this position of the piece. */
function wayTo(position: number) {
	const end = (position - 5) / 0.86;
	const x = Array.from({ length: 12 }, (_, index) => (end * (index + 1)) / 12);
	return { response: position, trail: { x, y: x.map((_, index) => index % 3) } };
}

describe('captcha', async () => {
	const shop = await openTestShop({ after }, { env: { ADDRESS_LIMIT_FACTOR: '10' } });
	const { app, db, time } = shop;
	const ask = async (kind = 'picture') => (await app.inject(`/api/captcha?kind=${kind}`)).json();
	const answer = async (payload: object) =>
		(await app.inject({ method: 'POST', url: '/api/captcha', payload })).json();
	const positionOf = async (key: string) => {
		const query = db.selectFrom('captchas').select('position').where('key_hash', '=', hashToken(key));
		return (await query.executeTakeFirstOrThrow()).position;
	};

	test('CAPTCHA-01 a puzzle is a key and two png pictures, and its answer stays with the server', async () => {
		const puzzle = await ask();
		assert.deepEqual(Object.keys(puzzle).toSorted(), ['background', 'key', 'slider']);
		const sizes = await Promise.all(
			['background', 'slider'].map((name) => sharp(Buffer.from(puzzle[name], 'base64')).metadata()),
		);
		assert.deepEqual(
			sizes.map(({ format, width, height }) => [format, width, height]),
			[
				['png', PUZZLE_WIDTH * 2, PUZZLE_HEIGHT * 2],
				['png', PIECE_WIDTH * 2, PUZZLE_HEIGHT * 2],
			],
		);
		assert.ok(puzzle.background.length < 28_000, `${puzzle.background.length} characters`);
	});

	test('CAPTCHA-03 the right place gives a token that serves once, within 5 minutes', async () => {
		const { key } = await ask();
		const { result, token } = await answer({ key, ...wayTo(await positionOf(key)) });
		assert.equal(result, 'success');
		const uses = await Promise.all(Array.from({ length: 50 }, () => captchaTokenIsGood(db, token, time.now)));
		assert.equal(uses.filter(Boolean).length, 1, '50 in parallel: one');
		assert.equal(await captchaTokenIsGood(db, token, time.now), false, 'twice: no');

		const other = await ask();
		const late = await answer({ key: other.key, ...wayTo(await positionOf(other.key)) });
		time.pass(5 * MINUTE_MS);
		assert.equal(await captchaTokenIsGood(db, late.token, time.now), false);
		assert.equal(await captchaTokenIsGood(db, 'x'.repeat(43), time.now), false);
	});

	test('CAPTCHA-03 one try a puzzle, within 2 minutes, also when many try at once', async () => {
		const { key } = await ask();
		const position = await positionOf(key);
		assert.deepEqual(await answer({ key, ...wayTo(5) }), { result: 'failure' });
		assert.deepEqual(await answer({ key, ...wayTo(position) }), { result: 'failure' }, 'the try is gone');
		const second = await ask();
		const right = wayTo(await positionOf(second.key));
		const many = await Promise.all(Array.from({ length: 20 }, () => answer({ key: second.key, ...right })));
		assert.equal(many.filter(({ result }) => result === 'success').length, 1);
		const third = await ask();
		time.pass(2 * MINUTE_MS);
		assert.deepEqual(await answer({ key: third.key, ...wayTo(await positionOf(third.key)) }), {
			result: 'failure',
		});
		assert.deepEqual(await answer({ key: 'unknown', ...wayTo(100) }), { result: 'failure' });
	});

	test('CAPTCHA-03 near is near enough, and the trail must lead there in steps', async () => {
		for (const [name, change, result] of [
			['3 px off', { by: 3 }, 'success'],
			['4 px off', { by: 4 }, 'failure'],
			['no trail', { trail: { x: [], y: [] } }, 'failure'],
			['one jump', { trail: { x: [100], y: [0] } }, 'failure'],
			['a trail elsewhere', { trail: { x: [1, 2, 3], y: [0, 0, 0] } }, 'failure'],
			['halves that differ', { trail: { x: [1, 2, 3], y: [0] } }, 'failure'],
		] as const) {
			const { key } = await ask();
			const position = await positionOf(key);
			const off = 'by' in change ? (position > 100 ? -change.by : change.by) : 0;
			const given = { ...wayTo(position + off), ...('trail' in change && { trail: change.trail }) };
			assert.equal((await answer({ key, ...given })).result, result, name);
		}
		const { key } = await ask();
		const away = { x: [1, 500, 100], y: [0, 0, 0] };
		assert.equal((await answer({ key, response: piecePosition(100), trail: away })).result, 'failure');
	});

	test('S6 of blind guesses at most 5 in 100 pass, wherever one guesses', () => {
		const positions = Array.from({ length: 20_000 }, pickPosition);
		const best = Math.max(
			...Array.from({ length: LAST_GAP - FIRST_GAP }, (_, guess) => {
				const near = (x: number) => Math.abs(x - FIRST_GAP - guess) <= TOLERANCE.picture;
				return positions.filter(near).length / positions.length;
			}),
		);
		assert.ok(best <= 0.05, `the best single guess passes ${(best * 100).toFixed(1)} %`);
	});

	test('CAPTCHA-01 the gap lies on the way of the piece, and no two pictures are alike', async () => {
		const puzzles = await Promise.all(Array.from({ length: 3 }, () => drawPuzzle()));
		for (const { position } of puzzles)
			assert.ok(position >= FIRST_GAP && position <= piecePosition(MAX_OFFSET), String(position));
		assert.equal(new Set(puzzles.map(({ background }) => background.toString('base64'))).size, 3);
	});

	test('CAPTCHA-02 who cannot see the picture hears one: a wav in which two beeps fall, and they are the answer', async () => {
		const { key, sound } = await ask('sound');
		assert.equal(Buffer.from(sound, 'base64').toString('latin1', 0, 4), 'RIFF');
		assert.ok(sound.length < 64_000, `${sound.length} characters`);
		assert.equal((await answer({ key, ...wayTo(await positionOf(key)) })).result, 'success');
		const wrong = await ask('sound');
		const position = await positionOf(wrong.key);
		const beside = position + (position > 100 ? -PAIR_STEP : PAIR_STEP);
		assert.equal(
			(await answer({ key: wrong.key, ...wayTo(beside) })).result,
			'failure',
			'the pair beside it',
		);
	});

	test('S19 one network cannot keep puzzles from others: 40 connections of one address wait behind themselves', async () => {
		const from = (remoteAddress: string) => app.inject({ url: '/api/captcha', remoteAddress });
		// These calls open the connections to the database and draw the carpets, so that neither counts as
		// waiting.
		await Promise.all(Array.from({ length: 8 }, () => from('10.2.2.2')));
		let served = 0;
		const flood = Array.from({ length: FLOOD }, () => from('10.1.1.1').then(() => (served += 1)));
		await Promise.race(flood);
		const before = served;
		const { statusCode } = await from('10.2.2.2');
		const meanwhile = served - before;
		await Promise.all(flood);
		assert.equal(statusCode, 200);
		assert.equal(served, FLOOD, 'the others of the address are served as well');
		// With turns, 4 to 6 others are served first: two that are running, the next one, and those that run
		// beside the visitor's. Without turns it is 36 to 39.
		assert.ok(meanwhile <= FLOOD / 2, `${meanwhile} of ${FLOOD} were served before the visitor`);
	});

	test('S19 a customer with a /48 of IPv6 takes turns as one', async (t) => {
		const { mock } = t.mock.method(shop.limiters.puzzles, 'run');
		for (const remoteAddress of ['2001:db8:1:2::1', '2001:db8:1:ff03::1', '10.1.1.1'])
			await app.inject({ url: '/api/captcha?kind=sound', remoteAddress });
		const [one, other, third] = mock.calls.map(({ arguments: [, client] }) => client);
		assert.equal(one, other);
		assert.equal(third, '10.1.1.1');
	});

	test('S6 one address gets only so many puzzles', async (t) => {
		const from = { remoteAddress: '10.9.8.7', url: '/api/captcha?kind=sound' };
		const { db: other, app: strict } = await openTestShop(t);
		for (let index = 0; index < 60; index += 1) assert.equal((await strict.inject(from)).statusCode, 200);
		assert.equal((await strict.inject(from)).statusCode, 428, 'beyond it, work is asked for');
		assert.equal((await other.selectFrom('captchas').selectAll().execute()).length, 60);
	});
});
