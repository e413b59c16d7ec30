import { changeFavourites, type Favourites, parseFavourites } from '@dukan/domain/favourites/favourites.ts';
import { keptState } from '../platform/kept-state.ts';

const NONE: Favourites = [];

/** Saved goods on this device, under a key of their own. */
export const favourites = keptState({
	record: 'favourites',
	initial: NONE,
	change: changeFavourites,
	parse: parseFavourites,
});
