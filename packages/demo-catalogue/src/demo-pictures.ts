import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Localized } from './catalogue-types.ts';

/**
 * The folder of the original pictures, which products of one kind and colour share. Each name ends in the
 * first digits of its content's SHA-256.
 */
export const DEMO_PICTURES_DIR = join(import.meta.dirname, '../pictures');

const VIEWS = ['front', 'angle', 'detail'] as const;

/** File names by what they show: 'laptop-front-3' leads to laptop-front-3-5e0c1f9a7b.webp. */
const files = new Map(
	readdirSync(DEMO_PICTURES_DIR).map((file) => [file.replace(/-[0-9a-f]{10}\.webp$/, ''), file]),
);

export const demoPictures = [...files.values()].map((file) => ({
	file,
	kind: /^(banner|small)-/.test(file) ? ('banner' as const) : ('product' as const),
}));

function requireFile(name: string): string {
	const file = files.get(name);
	if (file === undefined) throw new Error(`no demo picture ${name}`);
	return file;
}

/**
 * The pictures of each product. A line of the file has the product's id, the kind of drawing, and one picture
 * for each view, or "-" if no picture has its colour.
 */
const pictured = new Map(
	readFileSync(join(import.meta.dirname, 'product-pictures.tsv'), 'utf8')
		.trim()
		.split('\n')
		.map((line) => {
			const [id, kind, ...numbers] = line.split('\t');
			const names = VIEWS.flatMap((view, at) =>
				numbers[at] === '-' ? [] : [`${kind}-${view}-${numbers[at]}`],
			);
			return [Number(id), names.map(requireFile)];
		}),
);

/** Returns no names for a product without a picture. */
export function demoProductPictures(productId: number): readonly string[] {
	return pictured.get(productId) ?? [];
}

/** Returns the picture of a banner in each language, because its words are part of the picture. */
export function demoBannerPictures(size: 'banner' | 'small', scene: string): Localized {
	const inLanguage = (language: keyof Localized) => requireFile(`${size}-${scene}-${language}`);
	return { en: inLanguage('en'), ru: inLanguage('ru'), tm: inLanguage('tm') };
}
