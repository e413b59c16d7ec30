import { type Static, Type } from 'typebox';

/** What "remove the demo" would take away, and what it leaves. */
export const demoCountsWire = Type.Object({
	products: Type.Integer(),
	/** Demo goods that somebody has ordered, received or made a gift: they are hidden and stay. */
	hidden: Type.Integer(),
	reviews: Type.Integer(),
	questions: Type.Integer(),
	orders: Type.Integer(),
	banners: Type.Integer(),
});
export type DemoCountsWire = Static<typeof demoCountsWire>;
