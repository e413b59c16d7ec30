import {
	changeFavourites,
	type Favourites,
	parseFavourites,
} from '@dukan/domain/goods/favourites/favourites.ts';
import { persistedState } from '../../platform/device-state.ts';

const NONE: Favourites = [];

export const favourites = persistedState({
	record: 'favourites',
	initial: NONE,
	change: changeFavourites,
	parse: parseFavourites,
});
