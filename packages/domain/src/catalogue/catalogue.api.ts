/** The catalogue's shapes on the wire (CONTRACT.md). Names are the specification's. */
export type ProductWire = {
	p_id: number;
	categoryKId: number;
	p_img: string;
	p_name_en: string;
	p_name_ru: string;
	p_name_tm: string;
	p_price_1: number;
	p_price_3: number;
	product_unit: number;
	new: 0 | 1;
	sale: '0' | '1';
	premium: '0' | '1';
	p_quantity: number;
	product_qty: number;
	product_limit: number;
	isLimit: '0' | '1';
	brand_id: number;
};

export type SubcategoryWire = { sc_id: number; sc_name_en: string; sc_name_ru: string; sc_name_tm: string };

export type CategoryWire = {
	k_id: number;
	k_name_en: string;
	k_name_ru: string;
	k_name_tm: string;
	k_icon: string;
	sub_categories: SubcategoryWire[];
};

export type SmartCategoryWire = {
	sm_id: number;
	sm_name_en: string;
	sm_name_ru: string;
	sm_name_tm: string;
	new: 0 | 1;
};

export type HomeCategoryWire = Pick<CategoryWire, 'k_id' | 'k_name_en' | 'k_name_ru' | 'k_name_tm'> & {
	products: ProductWire[];
};

export type HomeWire = {
	rows: HomeCategoryWire[];
	count: number;
	newProducts: ProductWire[];
	saleProducts: ProductWire[];
};

export type BrandWire = { id: number; name: string; img: string; count: number };

export type AttributeWire = {
	key: string;
	name_en: string;
	name_ru: string;
	name_tm: string;
	value_en: string;
	value_ru: string;
	value_tm: string;
};

export type ProductDetailsWire = ProductWire & {
	description_en: string;
	description_ru: string;
	description_tm: string;
	images: string[];
	attributes: AttributeWire[];
	brand: { id: number; name: string };
	category: Omit<CategoryWire, 'sub_categories'>;
	sub_category: SubcategoryWire;
};

export type ProductShowWire = { product: ProductDetailsWire; related: ProductWire[] };

type FacetValueWire = { value: string; value_en: string; value_ru: string; value_tm: string; count: number };

export type AttributeFacetWire = {
	key: string;
	name_en: string;
	name_ru: string;
	name_tm: string;
	values: FacetValueWire[];
	/** Of numbers with many values: ranges that together hold them all. Their `value` is taken where a value is. */
	ranges?: FacetValueWire[];
};

/** What a list can be narrowed down to. A facet's counts ignore that facet's own choice; none is zero unless chosen. */
export type FacetsWire = {
	brands: { id: number; name: string; count: number }[];
	/** In manat, of what is left without the price's own choice. */
	price: { min: number; max: number };
	attributes: AttributeFacetWire[];
	in_stock: number;
	sale: number;
};

export type ProductListWire = { rows: ProductWire[]; count: number; facets: FacetsWire };
