import { drawBackpack } from '../drawings/backpack.ts';
import { drawCamera } from '../drawings/camera.ts';
import { drawEarbuds } from '../drawings/earbuds.ts';
import { drawGamepad } from '../drawings/gamepad.ts';
import { drawHeadphones } from '../drawings/headphones.ts';
import { drawKeyboard } from '../drawings/keyboard.ts';
import { path, place } from '../drawings/kit.ts';
import { drawLaptop } from '../drawings/laptop.ts';
import { drawMonitor } from '../drawings/monitor.ts';
import { drawPhone } from '../drawings/phone.ts';
import { drawRobotVacuum } from '../drawings/robot-vacuum.ts';
import { drawSmartPlug } from '../drawings/smart-plug.ts';
import { drawSpeaker } from '../drawings/speaker.ts';
import { drawDesktopTower } from '../drawings/tower.ts';
import { cityWindow, deliveryVan } from './delivery-art.ts';
import { octagonPath } from './gol-pattern.ts';
import { PALETTES } from './palette.ts';
import { placeProducts } from './place-product.ts';
import { type Scene, STAGE } from './stage.ts';
import { percentSign } from './stage-art.ts';

const SILVER_LAPTOP = { subcategoryId: 104, seed: 1, attributes: { screenSize: 14, colour: 'silver' } };

export const study: Scene = {
	palette: PALETTES.carpet,
	art: () =>
		placeProducts(
			{ draw: drawBackpack, of: { seed: 1, attributes: { colour: 'green' } }, at: [128, -42, 330] },
			{ draw: drawLaptop, of: SILVER_LAPTOP, at: [-54, 12, 470] },
			{ draw: drawHeadphones, of: { seed: 3, attributes: { colour: 'red' } }, at: [124, 108, 176] },
		),
};

export const delivery: Scene = {
	palette: PALETTES.forest,
	art: (s) => cityWindow(s, STAGE.width, STAGE.height, STAGE.cut) + place(-12, 112, 0, 0.68, deliveryVan(s)),
};

export const gaming: Scene = {
	palette: PALETTES.night,
	art: () =>
		placeProducts(
			{ draw: drawDesktopTower, of: { subcategoryId: 202, seed: 3 }, at: [150, -34, 350] },
			{ draw: drawMonitor, of: { subcategoryId: 402, seed: 4 }, at: [-62, -48, 410] },
			{
				draw: drawKeyboard,
				of: {
					seed: 1,
					series: 'Mech',
					attributes: { backlight: true, colour: 'black', connection: 'Bluetooth' },
				},
				view: 'angle',
				at: [-78, 118, 250],
			},
			{ draw: drawGamepad, of: { seed: 2, attributes: { colour: 'red' } }, at: [106, 114, 190] },
		),
};

export const smartHome: Scene = {
	palette: PALETTES.petrol,
	art: () =>
		placeProducts(
			{ draw: drawSmartPlug, of: { seed: 6, series: 'Bulb' }, at: [128, -78, 240] },
			{
				draw: drawCamera,
				of: { seed: 1, series: 'Indoor 360', attributes: { colour: 'white' } },
				at: [-104, -34, 330],
			},
			{ draw: drawRobotVacuum, of: { seed: 1, attributes: { colour: 'grey' } }, at: [62, 70, 290] },
		),
};

export const sale: Scene = {
	palette: PALETTES.saffron,
	art: () =>
		placeProducts(
			{
				draw: drawLaptop,
				of: { subcategoryId: 101, seed: 3, attributes: { colour: 'black' } },
				at: [14, 12, 480],
			},
			{ draw: drawPhone, of: { seed: 1, attributes: { colour: 'gold' } }, at: [-142, 66, 240] },
		) +
		path(octagonPath(196, 176, 52, 142, -92), PALETTES.carpet.ground) +
		path(octagonPath(178, 158, 47, 142, -92), 'none', { stroke: PALETTES.carpet.accent, 'stroke-width': 3 }) +
		percentSign(142, -92, 92, PALETTES.carpet.title),
};

export const audio: Scene = {
	palette: PALETTES.sand,
	art: () =>
		placeProducts(
			{ draw: drawHeadphones, of: { seed: 3, attributes: { colour: 'green' } }, at: [-72, -34, 330] },
			{ draw: drawSpeaker, of: { seed: 4, attributes: { colour: 'red' } }, at: [120, -6, 250] },
			{ draw: drawEarbuds, of: { seed: 3, attributes: { colour: 'white' } }, at: [18, 104, 180] },
		),
};

/** For banners nobody has drawn a scene for. */
export const generic: Scene = {
	palette: PALETTES.carpet,
	art: () =>
		placeProducts(
			{ draw: drawLaptop, of: SILVER_LAPTOP, at: [-10, -24, 500] },
			{ draw: drawPhone, of: { seed: 5, attributes: { colour: 'gold' } }, at: [-150, 72, 210] },
			{ draw: drawHeadphones, of: { seed: 3, attributes: { colour: 'blue' } }, at: [132, 104, 170] },
		),
};
