import { defineFeature } from '../../../platform/feature.ts';
import { favouriteRoutes } from './favourites.routes.ts';
import { favouritesPersonal } from './personal.queries.ts';

export const favourites = defineFeature({
	routes: { calls: favouriteRoutes },
	personal: favouritesPersonal,
});
