import { type Language, localizedText } from '@dukan/domain/base/language/language.ts';
import type { UnservedDistrict } from '@dukan/domain/shop/regions/regions.api.ts';
import type { RootData } from '../../platform/root-data.ts';

/** A longer list would be on every page, and hardly anyone would read it. */
const MAX_NAMED = 6;

export function unservedPlaces(
	districts: readonly UnservedDistrict[],
	language: Language,
): RootData['shop']['unserved'] {
	const named = districts.length <= MAX_NAMED ? districts : [];
	return {
		count: districts.length,
		places: named.map(({ name }) => localizedText(name, language)).join(', '),
	};
}
