import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import readCode from 'jsqr';
import { MAX_QR_BYTES, qrCode, qrPath } from './qr-code.ts';

const rowsOf = (text: string) => qrCode(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
const address = (length: number, number: number) =>
	`https://dukan.tm/${number}/`.padEnd(length, '/phones-7-42').slice(0, length);

test('INFO-02 a QR code is that of ISO/IEC 18004, level M, square by square', () => {
	assert.deepEqual(rowsOf('https://dukan.'), [
		'#######.......#######',
		'#.....#.##..#.#.....#',
		'#.###.#..##.#.#.###.#',
		'#.###.#..####.#.###.#',
		'#.###.#.##..#.#.###.#',
		'#.....#..###..#.....#',
		'#######.#.#.#.#######',
		'.........####........',
		'#.#.#.#..###....#..#.',
		'..#.##..##.##.###...#',
		'.#.####.###.##..#.###',
		'#....#.....##...#..#.',
		'.#######...#...#.#...',
		'........#.###..##..##',
		'#######....##.#.#.###',
		'#.....#..#.....##..##',
		'#.###.#.#.#.##...#.#.',
		'#.###.#..####...##.#.',
		'#.###.#.##.####.#.#.#',
		'#.....#.....#...#..#.',
		'#######.#.......##.##',
	]);
});

test('INFO-02 every version up to 9 and every mask come out as another encoder draws them', () => {
	// SHA-256 of the rows that the npm package qrcode 1.5.4 draws for the same bytes at level M.
	for (const [version, mask, text, hash] of [
		[2, 1, address(23, 22), 'a5679c53b23458e2'],
		[2, 5, address(23, 1), '4f65a9cfec7022b1'],
		[3, 2, address(42, 5), '3c2a0a1e4249f1a3'],
		[4, 3, address(59, 100), '9f5a3c1ffa7c43aa'],
		[5, 4, address(84, 1141), '6fd295b941a7ecd2'],
		[6, 2, address(103, 0), '8187692faabd0aad'],
		[7, 2, address(122, 10), 'af14536b83438eae'],
		[8, 7, address(149, 12), 'eb8cfae2fba40e08'],
		[9, 6, address(180, 101), '364f8a27a9456d39'],
	] as const) {
		const rows = rowsOf(text);
		assert.equal(rows.length, 17 + 4 * version);
		const drawn = createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 16);
		assert.equal(drawn, hash, `version ${version}, mask ${mask}`);
	}
});

test('INFO-02 the smallest code that holds the bytes is taken, and letters of several bytes count as such', () => {
	for (const [length, size] of [
		[0, 21],
		[14, 21],
		[15, 25],
		[26, 25],
		[27, 29],
		[MAX_QR_BYTES, 53],
	] as const)
		assert.equal(qrCode('x'.repeat(length)).length, size, `${length} bytes`);
	assert.equal(qrCode('ы'.repeat(7)).length, 21);
	assert.equal(qrCode('ы'.repeat(8)).length, 25);
});

test('INFO-02 a text too long for a code is refused with the number of bytes that one holds', () => {
	assert.throws(() => qrCode('x'.repeat(MAX_QR_BYTES + 1)), {
		name: 'RangeError',
		message: 'A QR code holds at most 180 bytes here.',
	});
});

test('INFO-02 as a path each run of dark squares is one rectangle', () => {
	assert.equal(
		qrPath([
			[true, true, false],
			[false, true, true],
			[true, false, true],
			[false, false, false],
		]),
		'M0 0h2v1h-2zM1 1h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z',
	);
});

test('INFO-02 QR codes of every length say what was written', () => {
	const [scale, quiet] = [3, 4];
	for (let length = 1; length <= MAX_QR_BYTES; length += 1) {
		const text = Array.from({ length }, (_, at) => String.fromCharCode(33 + ((at * 7 + length) % 90))).join(
			'',
		);
		const matrix = qrCode(text);
		const size = (matrix.length + 2 * quiet) * scale;
		const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
		for (let at = 0; at < size * size; at += 1) {
			const x = Math.floor((at % size) / scale) - quiet;
			const y = Math.floor(at / size / scale) - quiet;
			if (matrix[y]?.[x]) pixels.fill(0, at * 4, at * 4 + 3);
		}
		assert.equal(readCode.default(pixels, size, size)?.data, text, `${length} characters`);
	}
});
