import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import {
	MAX_OFFSET,
	PAIR_STEP,
	PIECE_WIDTH,
	PUZZLE_HEIGHT,
	PUZZLE_WIDTH,
	piecePosition,
} from '@dukan/domain/captcha/slider.ts';
import sharp from 'sharp';
import { MINUTE_MS } from '../../platform/clock.ts';
import { hashToken } from '../../platform/secret-token.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { captchaTokenIsGood } from './captcha.queries.ts';
import { TOLERANCE } from './check-answer.ts';
import { drawPuzzle, FIRST_GAP, LAST_GAP, pickPlaces } from './draw-puzzle.ts';
import { PIECE_MIDDLE } from './piece-shape.ts';
import { PuzzlePool } from './puzzle-pool.ts';
import { PuzzleWorker } from './puzzle-worker.ts';
import { cryptoRandom } from './random.ts';

/** The way of a hand from the start to where the piece stands at this position. */
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
		// Turned holes with waving rims (S19) take a tenth more than plain ones.
		assert.ok(puzzle.background.length < 36_000, `${puzzle.background.length} characters`);
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

	test('S6 of blind guesses at most 5 in 100 pass', () => {
		const rows = Array.from({ length: 2000 }, () =>
			pickPlaces(cryptoRandom).map((middle) => middle - PIECE_MIDDLE),
		);
		const positions = rows.flatMap((row) => row.filter((x) => x >= FIRST_GAP && x <= LAST_GAP));
		const best = Math.max(
			...Array.from({ length: LAST_GAP - FIRST_GAP }, (_, guess) => {
				const near = (x: number) => Math.abs(x - FIRST_GAP - guess) <= TOLERANCE.picture;
				return positions.filter(near).length / positions.length;
			}),
		);
		assert.ok(
			best < 0.055,
			`the best single guess passes ${(best * 100).toFixed(1)} %, with the noise of 2000 rows`,
		);
	});

	test('CAPTCHA-01 the gap lies on the way of the piece, and no two pictures are alike', async () => {
		const puzzles = await Promise.all(Array.from({ length: 3 }, () => drawPuzzle(cryptoRandom)));
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

	test('S6 puzzles are drawn ahead of need', async () => {
		let drawn = 0;
		const puzzle = { background: Buffer.alloc(0), slider: Buffer.alloc(0), position: 0 };
		const draw = async () => {
			drawn += 1;
			return puzzle;
		};
		const pool = new PuzzlePool({ size: 2, maxWaiting: 5, draw, onError: () => assert.fail() });
		await pool.take();
		await new Promise(setImmediate);
		assert.equal(drawn, 3, 'one was taken, two lie ready');
		await Promise.all([pool.take(), pool.take()]);
		await new Promise(setImmediate);
		assert.equal(drawn, 5, 'only what was taken is drawn again');
	});

	test('S19 500 requests at once: one drawing at a time, so many wait, the others are refused with when to come back', async () => {
		let [atOnce, most] = [0, 0];
		const draw = async () => {
			atOnce += 1;
			most = Math.max(most, atOnce);
			await new Promise(setImmediate);
			atOnce -= 1;
			return { background: Buffer.alloc(0), slider: Buffer.alloc(0), position: 0 };
		};
		const pool = new PuzzlePool({ size: 2, maxWaiting: 20, draw, onError: () => assert.fail() });
		const taken = await Promise.allSettled(Array.from({ length: 500 }, () => pool.take()));
		assert.equal(most, 1);
		assert.equal(taken.filter(({ status }) => status === 'fulfilled').length, 20);
		const refused = taken.find((one) => one.status === 'rejected');
		assert.equal(refused?.reason.code, 'temporarily_unavailable');
		assert.equal(refused?.reason.retryAfterS, 5);
	});

	test('S19 a drawing that fails refuses those who wait, and the next request draws again', async () => {
		let failures = 0;
		const puzzle = { background: Buffer.alloc(0), slider: Buffer.alloc(0), position: 7 };
		const draw = async () => (failures === 0 ? Promise.reject(new Error('ended')) : puzzle);
		const pool = new PuzzlePool({ size: 0, maxWaiting: 5, draw, onError: () => (failures += 1) });
		await assert.rejects(pool.take(), { code: 'temporarily_unavailable' });
		assert.equal((await pool.take()).position, 7);
	});

	test('S19 puzzles are drawn in a process of their own, and none after it was stopped', async () => {
		const worker = new PuzzleWorker();
		const { background, position } = await worker.draw();
		assert.equal(background.toString('latin1', 1, 4), 'PNG');
		assert.ok(position >= FIRST_GAP);
		await worker.stop();
		await assert.rejects(worker.draw());
	});

	test('S6 one address gets only so many puzzles', async (t) => {
		const from = { remoteAddress: '10.9.8.7', url: '/api/captcha?kind=sound' };
		const { db: other, app: strict } = await openTestShop(t);
		for (let index = 0; index < 60; index += 1) assert.equal((await strict.inject(from)).statusCode, 200);
		assert.equal((await strict.inject(from)).statusCode, 428, 'beyond it, work is asked for');
		assert.equal((await other.selectFrom('captchas').selectAll().execute()).length, 60);
	});
});
