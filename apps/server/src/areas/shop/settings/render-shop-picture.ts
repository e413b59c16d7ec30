import type { ShopPicture } from '@dukan/domain/shop/pictures/shop-pictures.ts';
import sharp, { type Sharp } from 'sharp';

/** The logo is rendered at twice its height in the header, and no wider than a phone. */
const HEADER = { width: 720, height: 80 };
/**
 * The logo or mark fills this part of an icon, because phones may cut a maskable icon to a circle of 80 % of
 * its width.
 */
const ICON_PART = 0.7;
const LINK = { width: 1200, height: 630, content: 360 };
const WHITE = '#ffffff';
const PAPER = '#fdf6ea';

/** A shop's picture shows its logo, or the carpet figure on the shop's colour if there is no logo. */
export type ShopPictureSource = { logo: Buffer } | { colour: string };

/** Renders one of the shop's own pictures. */
export async function renderShopPicture(source: ShopPictureSource, picture: ShopPicture): Promise<Buffer> {
	const original = 'logo' in source ? source.logo : Buffer.from(markSvg(PAPER));
	const ground = 'logo' in source ? WHITE : source.colour;
	switch (picture) {
		case 'header.webp':
			return sharp(original)
				.resize({ ...HEADER, fit: 'inside', withoutEnlargement: true })
				.webp({ quality: 90 })
				.toBuffer();
		case 'icon-192.png':
			return centred(original, { width: 192, height: 192, content: 192 * ICON_PART }, ground).then((icon) =>
				icon.png({ palette: true }).toBuffer(),
			);
		case 'icon-512.png':
			return centred(original, { width: 512, height: 512, content: 512 * ICON_PART }, ground).then((icon) =>
				icon.png({ palette: true }).toBuffer(),
			);
		case 'link.jpg':
			return centred(original, LINK, ground).then((link) =>
				link.jpeg({ quality: 82, mozjpeg: true }).toBuffer(),
			);
	}
}

async function centred(
	original: Buffer,
	{ width, height, content }: { width: number; height: number; content: number },
	ground: string,
): Promise<Sharp> {
	const inner = await sharp(original)
		.resize({ width: Math.round(Math.max(content, width * 0.6)), height: Math.round(content), fit: 'inside' })
		.png()
		.toBuffer();
	return sharp({ create: { width, height, channels: 3, background: ground } }).composite([{ input: inner }]);
}

/** Draws the carpet figure (göl) of packages/ui/src/mark.tsx. */
function markSvg(colour: string): string {
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 64 64" fill="${colour}">` +
		'<path d="M29.5 1H20L1 20v9.5h11v-6.5h6v-5h5v-6h6.5zM34.5 63H44l19-19v-9.5H52v6.5h-6v5h-5v6h-6.5zM32 18l14 14-14 14-14-14z"/>' +
		'<path opacity=".55" d="M34.5 1H44l19 19v9.5H52v-6.5h-6v-5h-5v-6h-6.5zM29.5 63H20L1 44v-9.5h11v6.5h6v5h5v6h6.5z"/></svg>'
	);
}
