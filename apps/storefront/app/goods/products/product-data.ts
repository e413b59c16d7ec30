import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { type Language, localizedText } from '@dukan/domain/base/language/language.ts';
import type { ProductShow } from '@dukan/domain/goods/products/products.api.ts';
import { WARRANTY_ATTRIBUTE } from '@dukan/domain/goods/products/warranty.ts';
import type { AttributeWire } from '@dukan/domain/goods/structure/structure.api.ts';
import type { DeliveryTerms } from '@dukan/domain/selling/delivery/delivery-terms.ts';
import { productTexts } from '@dukan/i18n/texts/product-texts.ts';
import { promiseTexts } from '@dukan/i18n/texts/promise-texts.ts';
import { tableTranslator } from '@dukan/i18n/translate.ts';
import { productCardData } from './product-card-data.ts';
import { variantChoices } from './variant-choices.ts';

export type SpecGroup = { name: string; attributes: { key: string; name: string; value: string }[] };

export type ProductData = ReturnType<typeof productData>;

/** Returns a product's page in one language. */
export function productData(
	{ product: { family, ...product }, related }: ProductShow,
	delivery: DeliveryTerms,
	highlights: readonly AttributeWire[],
	language: Language,
) {
	const t = tableTranslator(productTexts, language);
	const category = { id: product.category.k_id, nameEn: product.category.k_name_en };
	const subcategory = { id: product.sub_category.sc_id, nameEn: product.sub_category.sc_name_en };
	return {
		card: productCardData(product, language),
		variants: family && variantChoices(family, product.p_id, language),
		pictures: product.images,
		description: product[`description_${language}`],
		brand: { name: product.brand.name, href: addresses.brand(product.brand.id) },
		limit: product.isLimit === '1' ? product.product_limit : 0,
		bought: product.bought && t('bought', { count: product.bought }),
		facts: { title: t('facts'), rows: keyFacts(product.attributes, highlights, language) },
		terms: productTerms(product.attributes, language),
		specs: specGroups(product.attributes, language),
		delivery: delivery.homeRegion && {
			zones: delivery.zones,
			home: {
				name: localizedText(delivery.homeRegion.name, language),
				zone: delivery.homeRegion.zone,
			},
		},
		way: [
			{ name: product.category[`k_name_${language}`], href: addresses.category(category) },
			{
				name: product.sub_category[`sc_name_${language}`],
				href: addresses.subcategory(category, subcategory),
			},
		],
		related: related.map((other) => productCardData(other, language)),
	};
}

/**
 * Facts that most buyers of imported goods ask for: what is in the box, and whether its language and plug
 * suit them.
 */
const ALWAYS_SAID = ['inTheBox', 'keyboardLayout', 'menuLanguages', 'plug'];

/** LIGHT-04: returns the highlights of the product, then those of ALWAYS_SAID that are known. */
function keyFacts(
	attributes: readonly AttributeWire[],
	highlights: readonly AttributeWire[],
	language: Language,
): { name: string; value: string }[] {
	const said = attributes.filter(({ key }) => ALWAYS_SAID.includes(key));
	const first = highlights.filter(({ key }) => !ALWAYS_SAID.includes(key));
	return [...first, ...said].map((attribute) => ({
		name: attribute[`name_${language}`],
		value: attribute[`value_${language}`],
	}));
}

/** CHOOSE-07: returns the terms shown beside the price. The server puts the texts into the page. */
function productTerms(
	attributes: ProductShow['product']['attributes'],
	language: Language,
): { text: string; href: string }[] {
	const t = tableTranslator(promiseTexts, language);
	const warranty = attributes.find(({ key }) => key === WARRANTY_ATTRIBUTE);
	return [
		...(warranty
			? [{ text: t('warranty', { period: warranty[`value_${language}`] }), href: addresses.page('terms') }]
			: []),
		{ text: t('return'), href: addresses.page('terms') },
		{ text: t('payment'), href: addresses.page('payment') },
	];
}

/** The attributes are already sorted by group. */
function specGroups(attributes: ProductShow['product']['attributes'], language: Language): SpecGroup[] {
	const groups = Map.groupBy(attributes, ({ group }) => localizedText(group, language));
	return [...groups].map(([name, members]) => ({
		name,
		attributes: members.map((attribute) => ({
			key: attribute.key,
			name: attribute[`name_${language}`],
			value: attribute[`value_${language}`],
		})),
	}));
}
