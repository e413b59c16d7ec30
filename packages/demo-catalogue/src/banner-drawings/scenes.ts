import { brands, music, phones, powerCuts } from './small-scenes.ts';
import type { Scene } from './stage.ts';
import { audio, delivery, gaming, generic, sale, smartHome, study } from './wide-scenes.ts';

const WIDE: readonly (readonly [name: string, scene: Scene])[] = [
	['study', study],
	['delivery', delivery],
	['gaming', gaming],
	['smart-home', smartHome],
	['sale', sale],
	['audio', audio],
];
const wide = new Map(WIDE);
const small = new Map([
	...WIDE,
	['phones', phones],
	['audio', music],
	['power-cuts', powerCuts],
	['brands', brands],
]);

export function sceneOf(name: string): Scene {
	return wide.get(name) ?? small.get(name) ?? generic;
}

export function smallSceneOf(name: string): Scene {
	return small.get(name) ?? generic;
}
