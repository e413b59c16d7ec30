import type { AttributeWire } from '@dukan/domain/catalogue/catalogue.api.ts';
import type { Language } from '@dukan/domain/language/language.ts';
import { formatDecimal } from '@dukan/i18n/format/number.ts';
import { shopEn } from '@dukan/i18n/texts/shop-en.ts';
import { shopRu } from '@dukan/i18n/texts/shop-ru.ts';
import { shopTm } from '@dukan/i18n/texts/shop-tm.ts';
import type { ProductAttribute } from './product-details.queries.ts';

const texts = { en: shopEn, ru: shopRu, tm: shopTm };

/** Signs that stand close to their number; words are set off by a no-break space. */
const CLOSE_UNITS = new Set(['″', '%', '°']);

export function attributeWire(attribute: ProductAttribute): AttributeWire {
	const { key, name_en } = attribute;
	return {
		key,
		name_en,
		name_ru: attribute.name_ru || name_en,
		name_tm: attribute.name_tm || name_en,
		value_en: valueText(attribute, 'en'),
		value_ru: valueText(attribute, 'ru'),
		value_tm: valueText(attribute, 'tm'),
	};
}

function valueText(attribute: ProductAttribute, language: Language): string {
	if (attribute.value_bool !== null)
		return texts[language][attribute.value_bool ? 'common.yes' : 'common.no'];
	if (attribute.value_number !== null) return numberText(attribute, attribute.value_number, language);
	return attribute[`value_name_${language}`] || attribute.value_name_en || (attribute.value_text ?? '');
}

/** People say 1 TB, not 1024 GB; the number stays in GB where it is filtered. */
const TERABYTES = { en: 'TB', ru: 'ТБ', tm: 'TB' } as const;
const GB_PER_TB = 1024;

function numberText(attribute: ProductAttribute, value: string, language: Language): string {
	if (attribute.unit === 'GB' && Number(value) > 0 && Number(value) % GB_PER_TB === 0) {
		return `${Number(value) / GB_PER_TB}\u00a0${TERABYTES[language]}`;
	}
	const unit = attribute[`unit_${language}`] || attribute.unit_en;
	const number = formatDecimal(language, value);
	if (!unit) return number;
	return CLOSE_UNITS.has(unit) ? number + unit : `${number}\u00a0${unit}`;
}
