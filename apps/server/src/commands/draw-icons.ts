import { join } from 'node:path';
import { golMark } from '@dukan/demo-catalogue/banner-drawings/gol-pattern.ts';
import { PALETTES } from '@dukan/demo-catalogue/banner-drawings/palette.ts';
import { ground, picture } from '@dukan/demo-catalogue/banner-drawings/stage.ts';
import { measureText, outlineText } from '@dukan/demo-catalogue/banner-drawings/text-outline.ts';
import { rect, sketch } from '@dukan/demo-catalogue/drawings/kit.ts';
import sharp from 'sharp';

/** Draws the shop's icons and the picture that goes with its links into the storefront's public folder. Run by hand. */
const PUBLIC_DIR = join(import.meta.dirname, '../../../storefront/public');
const { carpet } = PALETTES;

/** The mark keeps within the circle that phones may cut an icon to (maskable: 80 % of its width). */
function icon(): string {
	const mark = golMark(256, 256, 300, carpet.accent, 1) + golMark(256, 256, 300, carpet.title, 0);
	return picture(512, 512, rect(0, 0, 512, 512, 0, carpet.ground), mark);
}

function linkPicture(): string {
	const [width, height] = [1200, 630];
	const name = { size: 170, weight: 800, tracking: -0.02 } as const;
	const languages = { size: 40, weight: 600 } as const;
	const line = 'Elektronika · Электроника · Electronics';
	const nameWidth = measureText('Dükan', name);
	const left = (width - nameWidth - 230) / 2;
	const s = sketch({
		illustration: 'shop',
		subcategoryId: 0,
		brand: '',
		series: '',
		attributes: {},
		seed: 3,
	});
	const back = ground(s, carpet, width, height, 3);
	const front =
		golMark(left + 90, 270, 180, carpet.accent) +
		outlineText('Dükan', left + 230, 330, name, carpet.title) +
		outlineText(line, (width - measureText(line, languages)) / 2, 475, languages, carpet.subtitle);
	return picture(width, height, s.done(back + front));
}

const write = (svg: string, file: string, size: number) =>
	sharp(Buffer.from(svg)).resize(size).png({ palette: true }).toFile(join(PUBLIC_DIR, file));

await write(icon(), 'icon-192.png', 192);
await write(icon(), 'icon-512.png', 512);
await sharp(Buffer.from(linkPicture()))
	.jpeg({ quality: 82, mozjpeg: true })
	.toFile(join(PUBLIC_DIR, 'shop.jpg'));
