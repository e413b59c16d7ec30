import { LANGUAGES } from '../../base/language/language.ts';
import { MAX_NAME_LENGTH } from '../../base/text/name-length.ts';
import type { AttributeType } from '../structure/attribute-types.ts';
import { MAX_TENGE } from './column-kinds.ts';
import { COLUMN_FIELDS, type ColumnField, columnOf } from './product-columns.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_FAMILY_CODE_LENGTH, MAX_PICTURES } from './product-limits.ts';
import type { AttributeChoiceWire, ProductFields } from './staff-products.api.ts';

export type FieldProblem = { field: string; code: string };

/** Returns what is wrong with a product, field by field: form, server and import use the same function. */
export function productProblems(fields: ProductFields): FieldProblem[] {
	const problems: FieldProblem[] = [];
	/** Reports one problem for each field. */
	const say = (field: string, code: string | false | undefined) => {
		if (code && !problems.some((problem) => problem.field === field)) problems.push({ field, code });
	};
	say('names.en', completeNames(fields.names).en === '' && 'required');
	for (const language of LANGUAGES) {
		say(`names.${language}`, fields.names[language].length > MAX_NAME_LENGTH && 'maxLength');
		say(
			`descriptions.${language}`,
			fields.descriptions[language].length > MAX_DESCRIPTION_LENGTH && 'maxLength',
		);
	}
	for (const field of COLUMN_FIELDS) say(field, columnProblem(field, fields));
	say('purchaseLimit', fields.limited && fields.purchaseLimit === 0 && 'minimum');
	say('priceTenge', fields.priceTenge * fields.unitFactor > MAX_TENGE && 'maximum');
	const { salePriceTenge, saleStartsAt: starts, saleEndsAt: ends } = fields;
	if (hasSale(fields))
		say(
			'salePriceTenge',
			salePriceTenge === null ? 'required' : salePriceTenge >= fields.priceTenge && 'notLower',
		);
	say('saleStartsAt', starts !== null && fields.onSale && 'alreadyOnSale');
	// Stryker disable next-line LogicalOperator,ConditionalExpression: without a beginning or an end Date.parse gives NaN, which is not less than anything
	say('saleEndsAt', starts !== null && ends !== null && Date.parse(ends) <= Date.parse(starts) && 'notLater');
	say('pictures', fields.pictures.length > MAX_PICTURES && 'maxItems');
	// Stryker disable next-line StringLiteral: both texts are shorter than a code may be
	say('family', (fields.family ?? '').length > MAX_FAMILY_CODE_LENGTH && 'maxLength');
	return problems;
}

/** GOODS-02: one language is enough for a name. English stands in for the others, so it takes the name that there is. */
export function completeNames(names: ProductFields['names']): ProductFields['names'] {
	return { ...names, en: names.en.trim() || names.ru.trim() || names.tm.trim() };
}

/** PRICE-02: it is on sale, or will be. */
export function hasSale({ onSale, saleStartsAt }: Pick<ProductFields, 'onSale' | 'saleStartsAt'>): boolean {
	return onSale || saleStartsAt !== null;
}

function columnProblem<Field extends ColumnField>(field: Field, fields: ProductFields): string | undefined {
	return columnOf(field).kind.problem(fields[field]);
}

const DECIMAL = /^-?\d{1,12}(\.\d{1,6})?$/;

/** Tells whether an attribute may have this value, spelt as in addresses. */
export function isAttributeValue({ type, values }: AttributeChoiceWire, value: string): boolean {
	return ATTRIBUTE_VALUES[type](value, values);
}

const ATTRIBUTE_VALUES: Readonly<
	Record<AttributeType, (value: string, values: AttributeChoiceWire['values']) => boolean>
> = {
	enum: (value, values) => values.some((one) => one.value === value),
	number: (value) => DECIMAL.test(value),
	bool: (value) => value === 'yes' || value === 'no',
};
