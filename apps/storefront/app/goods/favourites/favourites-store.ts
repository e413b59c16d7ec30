import {
	changeFavourites,
	type Favourites,
	parseFavourites,
} from '@dukan/domain/goods/favourites/favourites.ts';
import { persistedState } from '../../platform/device-state.ts';

const NONE: Favourites = [];

/** Saved goods on this device, under a key of their own. */
export const favourites = persistedState({
	record: 'favourites',
	initial: NONE,
	change: changeFavourites,
	parse: parseFavourites,
});
