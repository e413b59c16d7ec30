import { LANGUAGES } from '../../base/language/language.ts';
import { MAX_NAME_LENGTH } from '../../base/text/name-length.ts';
import type { AttributeType } from '../structure/attribute-types.ts';
import { MAX_TENGE } from './column-kinds.ts';
import { COLUMN_FIELDS, type ColumnField, columnOf } from './product-columns.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_FAMILY_CODE_LENGTH, MAX_PICTURES } from './product-limits.ts';
import type { AttributeChoiceWire, ProductFields } from './staff-products.api.ts';

export type FieldProblem = { field: string; code: string };

/** Returns the problems of a product by field. The form, the server and the import all use this function. */
export function productProblems(fields: ProductFields): FieldProblem[] {
	const problems: FieldProblem[] = [];
	/** Reports at most one problem for each field. */
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
	// Stryker disable next-line StringLiteral: the empty text and the mutant's text are both shorter than the limit
	say('family', (fields.family ?? '').length > MAX_FAMILY_CODE_LENGTH && 'maxLength');
	return problems;
}

/**
 * GOODS-02: completes a name that is given in one language only. Shoppers see English where another language
 * is empty, so English takes the given name.
 */
export function completeNames(names: ProductFields['names']): ProductFields['names'] {
	return { ...names, en: names.en.trim() || names.ru.trim() || names.tm.trim() };
}

/** PRICE-02: true while the product is on sale, and before a planned sale. */
export function hasSale({ onSale, saleStartsAt }: Pick<ProductFields, 'onSale' | 'saleStartsAt'>): boolean {
	return onSale || saleStartsAt !== null;
}

function columnProblem<Field extends ColumnField>(field: Field, fields: ProductFields): string | undefined {
	return columnOf(field).kind.problem(fields[field]);
}

const DECIMAL = /^-?\d{1,12}(\.\d{1,6})?$/;

/** Tells whether an attribute may have this value. The value is spelt as in addresses. */
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
