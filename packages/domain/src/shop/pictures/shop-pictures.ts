import { DEFAULT_COLOUR } from '../settings/shop-colours.ts';
import { LOGO_HEIGHT_PX } from './logo-height.ts';

/**
 * Pictures that the server makes from the shop's logo, for the header, home screens, tabs and shared links.
 */
export const SHOP_PICTURES = ['header.webp', 'icon-192.png', 'icon-512.png', 'link.jpg'] as const;
export type ShopPicture = (typeof SHOP_PICTURES)[number];

export type ShopLook = { logo: string; colour: string };

/** The name of an uploaded logo. It contains the size, so that the header can reserve the right space. */
const LOGO = /^logo-(\d{1,4})x(\d{1,4})-[0-9a-f]{32}\.webp$/;

export function logoFile(width: number, height: number, hash: string): string {
	return `logo-${width}x${height}-${hash}.webp`;
}

/** Returns the logo's width at the height of the header. */
export function logoWidthPx(file: string): number {
	// Stryker disable next-line ArrayDeclaration: the mutant's array has only index 0, which is skipped
	const [, width, height] = LOGO.exec(file) ?? [];
	return Math.round((Number(width ?? 1) / Number(height ?? 1)) * LOGO_HEIGHT_PX);
}

/**
 * Names the source of the pictures, which is the logo or, without one, the carpet mark in the shop's colour.
 */
export function shopMark({ logo, colour }: ShopLook): string {
	// Stryker disable next-line Regex: the name of a logo contains .webp only at its end
	return logo ? logo.replace(/\.webp$/, '') : `mark-${colour.slice(1)}`;
}

export function shopPicture(look: ShopLook, picture: ShopPicture): string {
	return `/images/shop/${shopMark(look)}/${picture}`;
}

/**
 * Returns the icons of a tab and of a home screen. A shop with the default look uses the files of the build.
 */
export function shopIcons(look: ShopLook): { tab: string; px192: string; px512: string } {
	if (!look.logo && look.colour === DEFAULT_COLOUR)
		return { tab: '/favicon.svg', px192: '/icon-192.png', px512: '/icon-512.png' };
	const px192 = shopPicture(look, 'icon-192.png');
	return { tab: px192, px192, px512: shopPicture(look, 'icon-512.png') };
}
