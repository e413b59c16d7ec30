import { defineFeature } from '../../../platform/feature.ts';
import { favouriteRoutes } from './favourites.routes.ts';

export const favourites = defineFeature({
	routes: { calls: favouriteRoutes },
});
