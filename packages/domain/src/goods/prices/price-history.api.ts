import { type Static, Type } from 'typebox';
import { byId, moment, orNull, page, pageQuery } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';

/** PRICE-02: one change of a product's price, per unit. */
const priceChangeWire = Type.Object({
	id: Type.String(),
	at: moment,
	/** Null where a sale began or ended by the clock. */
	staffName: orNull(Type.String()),
	wasPriceTenge: Type.Integer(),
	priceTenge: Type.Integer(),
	/** Null while the product was not on sale. */
	wasSalePriceTenge: orNull(Type.Integer()),
	salePriceTenge: orNull(Type.Integer()),
});
export type PriceChangeWire = Static<typeof priceChangeWire>;

export const priceHistoryWire = page(priceChangeWire);

export const priceHistoryCalls = defineCalls('staff', {
	'GET /api/staff/price_history/:id': {
		by: 'readCatalogue',
		summary: 'What a product has cost, the newest change first',
		params: byId,
		query: pageQuery,
		response: { 200: priceHistoryWire },
	},
});
