import {
	findNumberRange,
	type NumberRange,
	numberRangeValue,
} from '@dukan/domain/goods/lists/list-filters.ts';
import type { AttributeFacetWire } from '@dukan/domain/goods/lists/lists.api.ts';
import { rangeWire } from '../products/attribute-wire.ts';
import { isMeant } from './chosen-filters.queries.ts';
import { type CountedValue, facetValueTexts } from './counted-values.ts';
import type { FacetAttribute } from './facets.queries.ts';

type FacetValueWire = AttributeFacetWire['values'][number];

/** People read through up to this many numbers one by one. Longer lists are also offered as ranges. */
const MAX_SINGLE_NUMBERS = 8;

/**
 * Returns an attribute's choices. A value without products is left out, unless it is chosen: people can only
 * undo a choice that they see.
 */
export function facetWire(
	attribute: FacetAttribute,
	counted: readonly CountedValue[],
	choices: readonly string[],
): AttributeFacetWire {
	const { key, name_en, name_ru, name_tm } = attribute;
	const chosenRanges = choices.flatMap((choice) => rangeOf(attribute, choice) ?? []);
	const single = choices.filter((choice) => !rangeOf(attribute, choice));
	const values = counted.filter(
		(value) => value.count > 0 || single.some((choice) => isMeant(value, choice)),
	);
	const unheardOf = single
		.filter((choice) => !values.some((value) => isMeant(value, choice)))
		.map((choice) => unheardOfValue(attribute, choice));
	const ranges =
		values.length > MAX_SINGLE_NUMBERS || chosenRanges.length > 0
			? rangesOf(attribute, counted, chosenRanges)
			: [];
	return {
		key,
		name_en,
		name_ru: name_ru || name_en,
		name_tm: name_tm || name_en,
		values: [...values, ...unheardOf].toSorted(byNumber).map(valueWire),
		...(ranges.length > 0 && { ranges }),
	};
}

function rangeOf({ type }: FacetAttribute, choice: string): NumberRange | undefined {
	return type === 'number' ? findNumberRange(choice) : undefined;
}

/**
 * Returns a chosen value that no product has. It comes from an address typed by hand, or its products are
 * gone.
 */
function unheardOfValue(attribute: FacetAttribute, value: string): CountedValue {
	const isNumber = attribute.type === 'number' && Number.isFinite(Number(value));
	const number = isNumber ? value : null;
	const names = { value_name_en: null, value_name_ru: null, value_name_tm: null };
	return { value, number, count: 0, ...facetValueTexts({ ...attribute, ...names, value, number }) };
}

/** Sorts numbers. Other values keep their order. */
function byNumber(a: CountedValue, b: CountedValue): number {
	return a.number === null || b.number === null ? 0 : Number(a.number) - Number(b.number);
}

function valueWire({ value, value_en, value_ru, value_tm, count }: CountedValue): FacetValueWire {
	return { value, value_en, value_ru, value_tm, count };
}

function rangesOf(
	attribute: FacetAttribute,
	counted: readonly CountedValue[],
	chosen: readonly NumberRange[],
): FacetValueWire[] {
	const bounds = attribute.range_bounds ?? [];
	const offered =
		bounds.length > 0
			? [undefined, ...bounds].map((min, index): NumberRange => ({ min, max: bounds[index] }))
			: [];
	const byValue = new Map([...offered, ...chosen].map((range) => [numberRangeValue(range), range]));
	const isChosen = new Set(chosen.map(numberRangeValue));
	return [...byValue]
		.toSorted(([, a], [, b]) => lowEnd(a) - lowEnd(b))
		.map(([value, range]) => ({
			value,
			...rangeWire(attribute, range),
			count: counted.filter((number) => isMeant(number, value)).reduce((sum, { count }) => sum + count, 0),
		}))
		.filter(({ value, count }) => count > 0 || isChosen.has(value));
}

function lowEnd({ min }: NumberRange): number {
	return min ?? Number.MIN_SAFE_INTEGER;
}
