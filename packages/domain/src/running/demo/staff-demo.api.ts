import { type Static, Type } from 'typebox';

/** What "start my own shop" would delete. */
export const demoShopWire = Type.Object({
	/** The demo has filled this shop, and nobody has started their own yet. */
	isDemo: Type.Boolean(),
	products: Type.Integer(),
	orders: Type.Integer(),
	customers: Type.Integer(),
	reviews: Type.Integer(),
	banners: Type.Integer(),
});
export type DemoShopWire = Static<typeof demoShopWire>;
