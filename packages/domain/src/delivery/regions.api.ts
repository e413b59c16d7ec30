export type DistrictWire = {
	id: number;
	name_en: string;
	name_ru: string;
	name_tm: string;
	delivery: boolean;
	express: boolean;
};

export type RegionWire = {
	id: number;
	/** The name in the language of the request. */
	regions: string;
	regions_en: string;
	regions_ru: string;
	regions_tm: string;
	districts: DistrictWire[];
};

export type RegionsWire = { data: RegionWire[] };
