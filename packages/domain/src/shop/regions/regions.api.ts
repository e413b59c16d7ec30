import { type Static, Type } from 'typebox';
import { publicNameFields } from '../../base/fields.api.ts';
import type { Localized } from '../../base/language/language.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';

const districtWire = Type.Object({
	id: Type.Integer(),
	...publicNameFields,
	delivery: Type.Boolean(),
	express: Type.Boolean(),
});
export type DistrictWire = Static<typeof districtWire>;

const regionWire = Type.Object({
	id: Type.Integer(),
	/** The name of the region in the language of the request. */
	regions: Type.String(),
	regions_en: Type.String(),
	regions_ru: Type.String(),
	regions_tm: Type.String(),
	districts: Type.Array(districtWire),
});
export type RegionWire = Static<typeof regionWire>;

export const regionsWire = Type.Object({ data: Type.Array(regionWire) });
export type RegionsWire = Static<typeof regionsWire>;

/** GEN-10: a district that couriers do not serve. */
export type UnservedDistrict = { region: Localized; name: Localized };

export const regionsCalls = defineCalls('delivery', {
	'GET /api/all/regions': {
		by: 'anyone',
		summary: 'Regions with their districts; `regions` is the name in the language of the cookie',
		response: { 200: regionsWire },
	},
});
