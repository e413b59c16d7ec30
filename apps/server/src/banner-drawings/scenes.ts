import { place } from '../drawings/kit.ts';
import { drawLaptop } from '../drawings/laptop.ts';
import { drawMonitor } from '../drawings/monitor.ts';
import { drawPhone } from '../drawings/phone.ts';
import { drawDesktopTower } from '../drawings/tower.ts';
import { cityWindow, deliveryVan } from './delivery-art.ts';
import { PALETTES } from './palette.ts';
import { placeProducts } from './place-product.ts';
import { type Scene, STAGE } from './stage.ts';
import { brandMosaic, bulb, lampLight, percentSign } from './stage-art.ts';

const study: Scene = {
	palette: PALETTES.carpet,
	art: () =>
		placeProducts([
			{
				draw: drawLaptop,
				illustration: 'laptop',
				subcategoryId: 104,
				seed: 4,
				attributes: { screenSize: 14, colour: 'silver' },
				cx: -10,
				cy: 0,
				size: 560,
			},
		]),
};

const delivery: Scene = {
	palette: PALETTES.forest,
	art: (s) => cityWindow(s, STAGE.width, STAGE.height, STAGE.cut) + place(-12, 112, 0, 0.68, deliveryVan(s)),
};

const gaming: Scene = {
	palette: PALETTES.night,
	art: () =>
		placeProducts([
			{ draw: drawDesktopTower, illustration: 'desktopTower', subcategoryId: 202, seed: 3, cx: 138, cy: -6, size: 380 },
			{ draw: drawMonitor, illustration: 'monitor', subcategoryId: 402, seed: 4, cx: -70, cy: -20, size: 420 },
			{ draw: drawLaptop, illustration: 'laptop', subcategoryId: 102, view: 'angle', seed: 2, cx: 20, cy: 120, size: 230 },
		]),
};

const smartHome: Scene = {
	palette: PALETTES.petrol,
	art: () => placeProducts([{ draw: drawPhone, illustration: 'phone', seed: 3, cx: 0, cy: 0, size: 440 }]),
};

const sale: Scene = {
	palette: PALETTES.saffron,
	art: () =>
		percentSign(-110, -30, 240, '#9b1b30') +
		placeProducts([{ draw: drawLaptop, illustration: 'laptop', seed: 3, cx: 60, cy: 50, size: 400 }]),
};

const audio: Scene = { ...study, palette: PALETTES.sand };

const generic: Scene = { ...study, palette: PALETTES.carpet };
const powerCuts: Scene = {
	palette: PALETTES.night,
	art: (s) => lampLight(s, 0, -40, 220, '#ffcf70') + bulb(s, 0, -40, 70),
};
const brands: Scene = {
	palette: PALETTES.forest,
	art: () => brandMosaic(),
};

const SCENES = new Map(Object.entries({ study, delivery, gaming, 'smart-home': smartHome, sale, audio }));

const SMALL_SCENES = new Map([
	...SCENES,
	...Object.entries({ phones: smartHome, 'power-cuts': powerCuts, brands }),
]);

export function sceneOf(name: string): Scene {
	return SCENES.get(name) ?? generic;
}

export function smallSceneOf(name: string): Scene {
	return SMALL_SCENES.get(name) ?? generic;
}
