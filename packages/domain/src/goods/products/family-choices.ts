/**
 * CHOOSE-01: a product as a variant of its family. `values` contains its attributes by key, without those
 * that it lacks.
 */
export type Variant = {
	id: number;
	isInStock: boolean;
	priceTenge: number;
	values: Readonly<Record<string, string>>;
};

export type VariantOption = {
	value: string;
	/** The variant that the choice leads to. */
	id: number;
	isChosen: boolean;
	isInStock: boolean;
	/**
	 * True if choosing this value also changes another attribute, because no variant differs from the current
	 * one in this value alone.
	 */
	changesOthers: boolean;
};

/** A number that is written in English, such as '5,000' in '5,000 mAh'. */
const LEADING_NUMBER = /^[\d,]+(\.\d+)?/;

/**
 * Returns the listed attributes in which the variants differ. If the list yields none, it returns all
 * attributes in which they differ.
 */
export function tellingKeys(
	listed: readonly string[],
	all: readonly string[],
	variants: readonly Pick<Variant, 'values'>[],
): string[] {
	// Stryker disable next-line StringLiteral: a stored value is never empty, so any default that is no value stands for a missing one
	const isTelling = (key: string) => new Set(variants.map(({ values }) => values[key] ?? '')).size > 1;
	const own = listed.filter((key) => all.includes(key) && isTelling(key));
	return own.length > 0 ? own : all.filter(isTelling);
}

/** Returns two variants that no attribute tells apart; undefined if there are none. */
export function findSame(
	keys: readonly string[],
	variants: readonly Pick<Variant, 'id' | 'values'>[],
): [number, number] | undefined {
	const known = new Map<string, number>();
	for (const { id, values } of variants) {
		// Stryker disable next-line StringLiteral: a stored value is never empty, so any default that is no value stands for a missing one
		const all = JSON.stringify(keys.map((key) => values[key] ?? ''));
		const other = known.get(all);
		if (other !== undefined) return [other, id];
		known.set(all, id);
	}
	return undefined;
}

/**
 * Returns the choices of one attribute on the page of a variant. Numbers of one unit are ascending; other
 * values begin with the cheapest.
 */
export function variantOptions(
	key: string,
	keys: readonly string[],
	variants: readonly Variant[],
	own: Variant,
): VariantOption[] {
	const read = ({ values }: Variant, of = key) => values[of] ?? '';
	const others = keys.filter((one) => one !== key);
	const sameAs = (variant: Variant) => others.filter((one) => read(variant, one) === read(own, one));
	const options = [...Map.groupBy(variants, (variant) => read(variant))].map(([value, group]) => {
		const [nearest] = group.toSorted(
			(a, b) =>
				Number(b.id === own.id) - Number(a.id === own.id) ||
				sameAs(b).length - sameAs(a).length ||
				Number(b.isInStock) - Number(a.isInStock) ||
				a.priceTenge - b.priceTenge ||
				a.id - b.id,
		);
		return { value, nearest, cheapestTenge: Math.min(...group.map(({ priceTenge }) => priceTenge)) };
	});
	const said = options.map(({ value }) => value).filter(Boolean);
	const isNumber = new Set(said.map((value) => value.replace(LEADING_NUMBER, ''))).size === 1;
	const rank = (value: string) => {
		if (value === '') return Number.POSITIVE_INFINITY;
		return isNumber ? Number.parseFloat(value.replaceAll(',', '')) : 0;
	};
	return options
		.toSorted((a, b) => rank(a.value) - rank(b.value) || a.cheapestTenge - b.cheapestTenge)
		.flatMap(({ value, nearest }) =>
			nearest
				? [
						{
							value,
							id: nearest.id,
							isChosen: value === read(own),
							isInStock: nearest.isInStock,
							changesOthers: sameAs(nearest).length < others.length,
						},
					]
				: // Stryker disable next-line ArrayDeclaration: a group has at least one variant
					[],
		);
}
