import type { Language } from '@dukan/domain/base/language/language.ts';
import type { NumberRange } from '@dukan/domain/goods/lists/list-filters.ts';
import type { AttributeWire } from '@dukan/domain/goods/structure/structure.api.ts';
import { formatDecimal } from '@dukan/i18n/format/number.ts';
import { shopTexts } from '@dukan/i18n/texts/shop-texts.ts';
import { translator } from '@dukan/i18n/translate.ts';
import type { ProductAttribute } from './product-details.queries.ts';

/** These signs stand close to their number. Other units follow after a no-break space. */
const CLOSE_UNITS = new Set(['″', '%', '°']);

export type ValueTexts = Pick<AttributeWire, 'value_en' | 'value_ru' | 'value_tm'>;

export function attributeWire(attribute: ProductAttribute): AttributeWire {
	const { key, name_en } = attribute;
	return {
		key,
		name_en,
		name_ru: attribute.name_ru || name_en,
		name_tm: attribute.name_tm || name_en,
		...valueTexts(attribute),
	};
}

type AttributeValue = Omit<ProductAttribute, 'key' | 'name_en' | 'name_ru' | 'name_tm'>;

export function valueTexts(value: AttributeValue): ValueTexts {
	return {
		value_en: valueText(value, 'en'),
		value_ru: valueText(value, 'ru'),
		value_tm: valueText(value, 'tm'),
	};
}

function valueText(value: AttributeValue, language: Language): string {
	if (value.value_bool !== null) return shopTexts[language][value.value_bool ? 'common.yes' : 'common.no'];
	if (value.value_number !== null) return numberText(value, value.value_number, language);
	return value[`value_name_${language}`] || value.value_name_en || (value.value_text ?? '');
}

/** People say 1 TB, not 1024 GB. Filters still use the number in GB. */
const TERABYTES = { en: 'TB', ru: 'ТБ', tm: 'TB' } as const;
const GB_PER_TB = 1024;

type Measured = Pick<ProductAttribute, 'unit' | 'unit_en' | 'unit_ru' | 'unit_tm'>;

function numberText(measured: Measured, value: string, language: Language): string {
	if (isWholeTerabytes(measured, value)) return `${Number(value) / GB_PER_TB}\u00a0${TERABYTES[language]}`;
	const unit = measured[`unit_${language}`] || measured.unit_en;
	const number = formatDecimal(language, value);
	if (!unit) return number;
	return CLOSE_UNITS.has(unit) ? number + unit : `${number}\u00a0${unit}`;
}

function isWholeTerabytes({ unit }: Measured, value: string): boolean {
	return unit === 'GB' && Number(value) > 0 && Number(value) % GB_PER_TB === 0;
}

/** Returns the range in words, such as 'до 14″', '14–15,5″' or 'от 15,5″'. */
export function rangeWire(measured: Measured, range: NumberRange): ValueTexts {
	return {
		value_en: rangeText(measured, range, 'en'),
		value_ru: rangeText(measured, range, 'ru'),
		value_tm: rangeText(measured, range, 'tm'),
	};
}

function rangeText(measured: Measured, { min, max }: NumberRange, language: Language): string {
	const t = translator(shopTexts[language]);
	if (max === undefined) return t('range.above', { min: numberText(measured, String(min ?? 0), language) });
	const maxText = numberText(measured, String(max), language);
	if (min === undefined) return t('range.below', { max: maxText });
	const sameUnit = isWholeTerabytes(measured, String(min)) === isWholeTerabytes(measured, String(max));
	const bareMin = isWholeTerabytes(measured, String(min)) ? String(min / GB_PER_TB) : String(min);
	const minText = sameUnit ? formatDecimal(language, bareMin) : numberText(measured, String(min), language);
	return t('range.between', { min: minText, max: maxText });
}
