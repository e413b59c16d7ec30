import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bodyTones, fromHue, lighten, lightness, mix, PRODUCT_COLOURS } from './colours.ts';
import type { DrawingSubject } from './drawing.ts';
import { d, el, num, page, rect, sketch } from './kit.ts';
import { box, camera, hull } from './projection.ts';
import { random } from './random.ts';
import { WALLPAPERS, wallpaper } from './wallpaper.ts';

const subject: DrawingSubject = {
	illustration: 'laptop',
	subcategoryId: 101,
	brand: 'Acer',
	series: 'Home 15',
	attributes: {},
	seed: 7,
};

test('the random source repeats itself for a seed and differs between neighbours', () => {
	const draw = (seed: number) => {
		const rnd = random(seed);
		return [rnd.next(), rnd.range(2, 3), rnd.int(1, 6), rnd.pick(['a', 'b', 'c']), rnd.chance(0.5)];
	};
	assert.deepEqual(draw(41), draw(41));
	assert.notDeepEqual(draw(41), draw(42));
	const rnd = random(1);
	for (let i = 0; i < 500; i++) {
		const n = rnd.int(1, 6);
		assert.ok(n >= 1 && n <= 6 && Number.isInteger(n));
	}
});

test('numbers are short and attributes that are undefined are left out', () => {
	assert.equal(num(1.26), '1.3');
	assert.equal(num(-0.01), '0');
	assert.equal(d`M${1.04} ${2}h${-3.55}z`, 'M1 2h-3.5z');
	assert.equal(el('g', { a: 1, b: undefined, opacity: 0.055 }, 'x'), '<g a="1" opacity="0.055">x</g>');
	assert.equal(rect(0, 0, 5, 5, 0, '#fff'), '<rect x="0" y="0" width="5" height="5" fill="#fff"/>');
});

test('gradient ids are unique within a picture and equal gradients share one', () => {
	const s = sketch(subject);
	const a = s.linear(90, [0, '#fff'], [1, '#000']);
	const b = s.radial(0.5, 0.5, 0.5, [0, '#fff'], [1, '#000', 0]);
	assert.notEqual(a, b);
	assert.equal(s.linear(90, [0, '#fff'], [1, '#000']), a);
	const text = s.done(rect(0, 0, 1, 1, 0, a));
	const ids = [...text.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
	assert.equal(new Set(ids).size, ids.length);
	assert.equal(ids.length, 2);
});

test('a page is well formed: every tag is closed and every reference is defined', () => {
	for (const kind of WALLPAPERS) {
		const s = sketch(subject);
		const text = page(s.done(wallpaper(s, 10, 10, 400, 300, 12, { kind, hue: 30 })));
		const open: string[] = [];
		for (const [, close, name, self] of text.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
			if (close === '/') assert.equal(open.pop(), name);
			else if (self !== '/') open.push(name ?? '');
		}
		assert.deepEqual(open, []);
		for (const [, id] of text.matchAll(/url\(#([^)]+)\)/g)) assert.ok(text.includes(` id="${id}"`), text);
		assert.doesNotMatch(text, /NaN|undefined/);
	}
});

test('colours mix and lighten perceptually, and tones keep their order for every body', () => {
	assert.equal(mix('#000000', '#ffffff', 0), '#000000');
	assert.equal(mix('#000000', '#ffffff', 1), '#ffffff');
	assert.ok(lightness(lighten('#2f5fb3', 0.1)) > lightness('#2f5fb3'));
	assert.match(fromHue(30), /^#[0-9a-f]{6}$/);
	for (const hex of Object.values(PRODUCT_COLOURS)) {
		const t = bodyTones(hex);
		const order = [t.light, t.face, t.dark, t.deep].map(lightness);
		assert.deepEqual(
			order,
			[...order].sort((a, b) => b - a),
			hex,
		);
	}
});

test('the camera keeps right angles at rest and lays art onto planes', () => {
	const rest = camera(0, 0, 100, 50);
	assert.deepEqual(rest.project([3, 4, 9]), [103, 54]);
	assert.equal(rest.plane([0, 0, 0], [1, 0, 0], [0, 1, 0]), 'matrix(1 0 0 1 100 50)');
	assert.equal(
		hull([
			[0, 0],
			[2, 0],
			[1, 1],
			[2, 2],
			[0, 2],
		]).length,
		4,
	);
	assert.match(box(camera(-30, 20, 0, 0), [0, 0, 0], 10, 10, 10).outline, /^M.*z$/);
});
