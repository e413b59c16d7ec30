import type { Language } from '@dukan/domain/base/language/language.ts';
import type { ProductAccessoriesWire } from '@dukan/domain/goods/accessories/accessories.api.ts';
import { accessoryTexts } from '@dukan/i18n/texts/accessory-texts.ts';
import { tableTranslator } from '@dukan/i18n/translate.ts';
import { type ProductCardData, productCardData } from './product-card-data.ts';

type FittingSection = { id: string; title: string; products: ProductCardData[] };

/**
 * CHOOSE-02: returns what fits a product, then what the product fits. The server puts the titles into the
 * page.
 */
export function fittingSections(fitting: ProductAccessoriesWire, language: Language): FittingSection[] {
	const t = tableTranslator(accessoryTexts, language);
	return (['accessories', 'fits'] as const)
		.filter((id) => fitting[id].length > 0)
		.map((id) => ({
			id,
			title: t(id),
			products: fitting[id].map((product) => productCardData(product, language)),
		}));
}
