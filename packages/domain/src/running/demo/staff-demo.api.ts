import { type Static, Type } from 'typebox';
import { defineCalls } from '../../staff/access/define-calls.ts';

/** The data that "start my own shop" deletes. */
export const demoShopWire = Type.Object({
	/** True until the owner of a shop with demo data starts their own. */
	isDemo: Type.Boolean(),
	products: Type.Integer(),
	orders: Type.Integer(),
	customers: Type.Integer(),
	reviews: Type.Integer(),
	banners: Type.Integer(),
});
export type DemoShopWire = Static<typeof demoShopWire>;

export const staffDemoCalls = defineCalls('staff', {
	'GET /api/staff/demo': {
		by: 'manageStaff',
		summary: 'Whether this is still the demo, and what starting an own shop deletes',
		response: { 200: demoShopWire },
	},
	'POST /api/staff/own_shop_start': {
		by: 'manageStaff',
		summary: 'Delete everything but staff, settings, delivery and pages; a shop that is no demo refuses',
		response: { 200: demoShopWire },
	},
});
