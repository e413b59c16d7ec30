import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoBanners, demoSmallBanners } from '../content.ts';
import { mix } from '../drawings/colours.ts';
import { drawBanner } from './banner.ts';
import { PALETTES } from './palette.ts';
import { drawSmallBanner } from './small-banner.ts';

const LANGUAGES = ['en', 'ru', 'tm'] as const;

function assertSound(svg: string): void {
	assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
	assert.doesNotMatch(svg, /NaN|undefined|<text|<image|<filter/);
	const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
	assert.equal(new Set(ids).size, ids.length, 'ids are unique');
	for (const match of svg.matchAll(/(?:url\(|href=")#([^")]+)/g)) assert.ok(ids.includes(match[1]), match[0]);
}

function luminance(hex: string): number {
	const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
		const v = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
	const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
	return (light + 0.05) / (dark + 0.05);
}

for (const banner of demoBanners) {
	test(`the banner ${banner.scene} is a sound picture in every language`, () => {
		for (const language of LANGUAGES) {
			const { scene, id: seed } = banner;
			const facts = { scene, seed, title: banner.title[language], subtitle: banner.subtitle[language] };
			const svg = drawBanner(facts);
			assertSound(svg);
			assert.equal(drawBanner(facts), svg);
		}
	});
}

for (const banner of demoSmallBanners) {
	test(`the small banner ${banner.scene} is a sound picture in every language`, () => {
		for (const language of LANGUAGES) {
			assertSound(drawSmallBanner({ scene: banner.scene, title: banner.title[language], seed: banner.id }));
		}
	});
}

test('an unknown scene and an empty subtitle still make a picture', () => {
	assertSound(drawBanner({ scene: 'toString', title: 'Täze', subtitle: '', seed: -3 }));
	assertSound(drawSmallBanner({ scene: 'constructor', title: 'Täze', seed: 0 }));
});

for (const [name, palette] of Object.entries(PALETTES)) {
	test(`texts on ${name} keep a contrast of 4.5`, () => {
		for (const text of [palette.title, palette.subtitle]) {
			for (const ground of [palette.ground, palette.deep, mix(palette.deep, palette.pattern, 0.35)]) {
				assert.ok(
					contrast(text, ground) >= 4.5,
					`${text} on ${ground}: ${contrast(text, ground).toFixed(2)}`,
				);
			}
		}
		assert.ok(contrast(palette.accent, palette.onAccent) >= 3);
	});
}
