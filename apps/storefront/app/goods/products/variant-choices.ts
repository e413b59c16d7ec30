import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import type { Language } from '@dukan/domain/base/language/language.ts';
import { tengeFromManat } from '@dukan/domain/base/money/money.ts';
import { type VariantOption, variantOptions } from '@dukan/domain/goods/products/family-choices.ts';
import type { VariantsWire } from '@dukan/domain/goods/products/products.api.ts';
import { variantTexts } from '@dukan/i18n/texts/variant-texts.ts';
import { tableTranslator } from '@dukan/i18n/translate.ts';

export type VariantChoices = ReturnType<typeof variantChoices>;

/**
 * CHOOSE-01: returns the choices on the page of a variant, in one language. The server puts the texts into
 * the page.
 */
export function variantChoices({ attributes, products }: VariantsWire, ownId: number, language: Language) {
	const t = tableTranslator(variantTexts, language);
	const keys = attributes.map(({ key }) => key);
	const variants = products.map((product) => ({
		id: product.p_id,
		isInStock: product.p_quantity > 0,
		priceTenge: tengeFromManat(product.p_price_3),
		values: Object.fromEntries(product.values.map(({ key, value_en }) => [key, value_en])),
	}));
	const own = variants.find(({ id }) => id === ownId);
	const words = new Map(
		products.flatMap(({ values }) =>
			values.map((value) => [`${value.key} ${value.value_en}`, value[`value_${language}`]] as const),
		),
	);
	const addressOf = (id: number) => {
		const product = products.find(({ p_id }) => p_id === id);
		return addresses.product(product?.categoryKId ?? 0, id);
	};
	const note = ({ isInStock, changesOthers }: VariantOption) =>
		[isInStock ? '' : t('soldOut'), changesOthers ? t('changesOthers') : ''].filter(Boolean).join(', ');
	return {
		title: t('group'),
		attributes: own
			? attributes.map((attribute) => ({
					key: attribute.key,
					name: attribute[`name_${language}`],
					options: variantOptions(attribute.key, keys, variants, own).map((option) => ({
						...option,
						text: words.get(`${attribute.key} ${option.value}`) ?? t('notStated'),
						note: note(option),
						href: addressOf(option.id),
					})),
				}))
			: [],
	};
}
