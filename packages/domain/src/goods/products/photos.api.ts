import { byId } from '../../base/fields.api.ts';
import {
	photoMatchBody,
	photoMatchWire,
	pictureAddBody,
	pictureAddedWire,
} from '../../shop/pictures/photos.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';

export const photosCalls = defineCalls('staff', {
	'POST /api/staff/photo_match': {
		by: 'editCatalogue',
		summary: 'Which product each file is a photo of, by SKU, barcode, article or number in its name',
		body: photoMatchBody,
		response: { 200: photoMatchWire },
	},
	'POST /api/staff/product_picture_add/:id': {
		by: 'editCatalogue',
		summary: 'Puts an uploaded picture after those that the product has',
		params: byId,
		body: pictureAddBody,
		response: { 200: pictureAddedWire },
	},
});
