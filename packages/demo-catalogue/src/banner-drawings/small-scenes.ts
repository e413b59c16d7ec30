import { drawEarbuds } from '../drawings/earbuds.ts';
import { place, stroke } from '../drawings/kit.ts';
import { drawPhone } from '../drawings/phone.ts';
import { drawPowerBank } from '../drawings/power-bank.ts';
import { drawSpeaker } from '../drawings/speaker.ts';
import { drawUps } from '../drawings/ups.ts';
import { PALETTES } from './palette.ts';
import { placeProducts } from './place-product.ts';
import type { Scene } from './stage.ts';
import { brandMosaic, bulb, lampLight } from './stage-art.ts';

export const phones: Scene = {
	palette: PALETTES.carpet,
	art: () =>
		placeProducts(
			{ draw: drawPhone, of: { seed: 1, attributes: { colour: 'green' } }, at: [-80, -8, 372] },
			{ draw: drawPhone, of: { seed: 5, attributes: { colour: 'gold' } }, at: [92, 10, 372] },
		),
};

export const music: Scene = {
	palette: PALETTES.sand,
	art: () =>
		placeProducts(
			{ draw: drawSpeaker, of: { seed: 4, attributes: { colour: 'red' } }, at: [-70, -20, 400] },
			{ draw: drawEarbuds, of: { seed: 3, attributes: { colour: 'white' } }, at: [110, 60, 320] },
		),
};

/** A lamp that still burns, and what keeps it burning. */
export const powerCuts: Scene = {
	palette: { ...PALETTES.night, stage: ['#d99f4f', '#3d3868'] },
	art: (s) =>
		lampLight(s, 16, -84, 118, '#fff3cc') +
		placeProducts(
			{ draw: drawUps, of: { seed: 1, attributes: { colour: 'black' } }, at: [-108, 26, 330] },
			{ draw: drawPowerBank, of: { seed: 3, attributes: { colour: 'white' } }, at: [120, 54, 290] },
		) +
		stroke('M16 -168V-200', '#2b2d33', 6, { 'stroke-linecap': 'butt' }) +
		bulb(s, 16, -84, 50),
};

export const brands: Scene = { palette: PALETTES.forest, art: () => place(0, 0, 0, 1.16, brandMosaic()) };
