import { DEFAULT_COLOUR, shopColours } from '@dukan/domain/shop/settings/shop-colours.ts';
import type { RootData } from '../platform/root-data.ts';

/**
 * OWN-01: returns CSS that sets the variables of packages/ui/src/tokens.css to the shop's colour. Returns an
 * empty text for the default colour.
 */
export function ownStyle(root: RootData | undefined): string {
	const colour = root?.shop.colour ?? DEFAULT_COLOUR;
	const colours = colour === DEFAULT_COLOUR ? undefined : shopColours(colour);
	if (!colours) return '';
	const rule = ({ accent, deep, tint }: Pick<typeof colours, 'accent' | 'deep' | 'tint'>) =>
		`html:root{--red:${accent};--red-deep:${deep};--red-tint:${tint}}`;
	return `${rule(colours)}@media (prefers-color-scheme:dark){${rule(colours.dark)}}`;
}
