/** The colours one banner is made of. Title and subtitle keep 4.5:1 against ground and deep. */
export type Palette = {
	/** The ground, lighter at the top left, deeper at the bottom right. */
	ground: string;
	deep: string;
	/** Tone of the göls on the ground. */
	pattern: string;
	title: string;
	subtitle: string;
	/** Border, outline of the stage, button. */
	accent: string;
	/** What stands on the button. */
	onAccent: string;
	/** The plate the products stand on: its light and its rim. */
	stage: readonly [light: string, rim: string];
};

const CREAM = '#fdf6ea';
const INK = '#2b2320';
const SAND = '#e0c48d';

export const PALETTES = {
	carpet: {
		ground: '#9b1b30',
		deep: '#7d1226',
		pattern: '#5c0a1a',
		title: CREAM,
		subtitle: '#f7dfd3',
		accent: SAND,
		onAccent: '#7d1226',
		stage: ['#fffaf1', '#eed9c4'],
	},
	forest: {
		ground: '#1f5c46',
		deep: '#154534',
		pattern: '#0d3325',
		title: CREAM,
		subtitle: '#d8e8dc',
		accent: SAND,
		onAccent: '#154534',
		stage: ['#fbfaf2', '#d5dfcf'],
	},
	night: {
		ground: '#222642',
		deep: '#15182c',
		pattern: '#3a3f66',
		title: '#f6f3ff',
		subtitle: '#cfd0ea',
		accent: '#e0a35a',
		onAccent: '#15182c',
		stage: ['#a9a6ee', '#4a4e98'],
	},
	petrol: {
		ground: '#1c5263',
		deep: '#123e4d',
		pattern: '#0b303d',
		title: CREAM,
		subtitle: '#d3e6ea',
		accent: SAND,
		onAccent: '#123e4d',
		stage: ['#fbfaf5', '#cfdedd'],
	},
	saffron: {
		ground: '#e9bd5f',
		deep: '#dca643',
		pattern: '#c38c2b',
		title: '#6d0f20',
		subtitle: '#3d2a17',
		accent: '#9b1b30',
		onAccent: CREAM,
		stage: ['#fffaf0', '#f6e3bb'],
	},
	sand: {
		ground: '#efe2cb',
		deep: '#e3d0b0',
		pattern: '#cfb68d',
		title: '#8a162a',
		subtitle: INK,
		accent: '#9b1b30',
		onAccent: CREAM,
		stage: ['#ffffff', '#f3e8d6'],
	},
} as const satisfies Record<string, Palette>;
