import { defineFeature } from '../../../platform/feature.ts';
import { pictureRoutes } from './pictures.routes.ts';
import { pictureUploadRoutes } from './upload.routes.ts';

export const pictures = defineFeature({
	routes: { open: pictureRoutes, staff: pictureUploadRoutes },
});
