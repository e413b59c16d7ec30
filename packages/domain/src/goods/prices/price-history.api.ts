import { type Static, Type } from 'typebox';
import { moment, orNull, page } from '../../base/fields.api.ts';

/** PRICE-02: one change of what a product costs, of one unit. */
const priceChangeWire = Type.Object({
	id: Type.String(),
	at: moment,
	/** Null where the clock switched a sale. */
	staffName: orNull(Type.String()),
	wasPriceTenge: Type.Integer(),
	priceTenge: Type.Integer(),
	/** Null while the product was not on sale. */
	wasSalePriceTenge: orNull(Type.Integer()),
	salePriceTenge: orNull(Type.Integer()),
});
export type PriceChangeWire = Static<typeof priceChangeWire>;

export const priceHistoryWire = page(priceChangeWire);
