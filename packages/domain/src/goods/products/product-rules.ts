import { LANGUAGES } from '../../base/language/language.ts';
import { MAX_NAME_LENGTH } from '../../base/text/name-length.ts';
import { COLUMN_FIELDS, columnOf, MAX_TENGE } from './product-columns.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_FAMILY_CODE_LENGTH, MAX_PICTURES } from './product-limits.ts';
import type { AttributeChoiceWire, ProductFields } from './staff-products.api.ts';

export type FieldProblem = { field: string; code: string };

/** What is wrong with a product, field by field: the form, the server and the import ask the same. */
export function productProblems(fields: ProductFields): FieldProblem[] {
	const problems: FieldProblem[] = [];
	const say = (field: string, code: string | false | undefined) => code && problems.push({ field, code });
	say('names.en', fields.names.en.trim() === '' && 'required');
	for (const language of LANGUAGES) {
		say(`names.${language}`, fields.names[language].length > MAX_NAME_LENGTH && 'maxLength');
		say(
			`descriptions.${language}`,
			fields.descriptions[language].length > MAX_DESCRIPTION_LENGTH && 'maxLength',
		);
	}
	for (const field of COLUMN_FIELDS) {
		const described = columnOf(field);
		if (described.kind === 'whole') say(field, outside(Number(fields[field]), described.min, described.max));
	}
	say('purchaseLimit', fields.limited && fields.purchaseLimit === 0 && 'minimum');
	say('priceTenge', outside(fields.priceTenge, 1, Math.floor(MAX_TENGE / Math.max(1, fields.unitFactor))));
	const sale = fields.salePriceTenge;
	const isSold = hasSale(fields);
	if (sale === null) say('salePriceTenge', isSold && 'required');
	else
		say('salePriceTenge', outside(sale, 1, MAX_TENGE) || (isSold && sale >= fields.priceTenge && 'notLower'));
	const { saleStartsAt: starts, saleEndsAt: ends } = fields;
	say('saleStartsAt', starts !== null && fields.onSale && 'alreadyOnSale');
	// Stryker disable next-line LogicalOperator,ConditionalExpression: without a beginning or an end Date.parse gives NaN, which is not less than anything
	say('saleEndsAt', starts !== null && ends !== null && Date.parse(ends) <= Date.parse(starts) && 'notLater');
	if (fields.dollarPriceCents !== null)
		say('dollarPriceCents', outside(fields.dollarPriceCents, 1, MAX_TENGE));
	say('pictures', fields.pictures.length > MAX_PICTURES && 'maxItems');
	// Stryker disable next-line StringLiteral: both texts are shorter than a code may be
	say('family', (fields.family ?? '').length > MAX_FAMILY_CODE_LENGTH && 'maxLength');
	return problems;
}

/** PRICE-02: it is on sale, or will be. */
export function hasSale({ onSale, saleStartsAt }: Pick<ProductFields, 'onSale' | 'saleStartsAt'>): boolean {
	return onSale || saleStartsAt !== null;
}

function outside(value: number, min: number, max: number): string | false {
	if (!Number.isInteger(value)) return 'type';
	if (value < min) return 'minimum';
	return value > max && 'maximum';
}

const DECIMAL = /^-?\d{1,12}(\.\d{1,6})?$/;

/** May an attribute have this value, written as addresses write it? */
export function isAttributeValue({ type, values }: AttributeChoiceWire, value: string): boolean {
	if (type === 'bool') return value === 'yes' || value === 'no';
	if (type === 'number') return DECIMAL.test(value);
	return values.some((one) => one.value === value);
}
