import type { ThreeNames } from '@dukan/domain/base/fields.api.ts';
import type {
	StaffAttributeGroupWire,
	StaffAttributeWire,
	StaffCategoryWire,
	StaffSubcategoryWire,
	StaffUnitWire,
} from '@dukan/domain/goods/structure/staff-structure.api.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getStaff } from '../../platform/call.ts';
import { useLanguage } from '../../platform/texts.tsx';
import type { Choice } from '../../ui/editor/editor-types.ts';
import { nameIn } from '../../ui/editor/name-in.ts';

type Lists = {
	categories: StaffCategoryWire;
	subcategories: StaffSubcategoryWire;
	attributes: StaffAttributeWire;
	attribute_groups: StaffAttributeGroupWire;
	units: StaffUnitWire;
};

export type CatalogueList = keyof Lists;

export const catalogueQuery = <Name extends CatalogueList>(name: Name) =>
	queryOptions({
		queryKey: [name],
		queryFn: ({ signal }) => getStaff<Lists[Name][]>(name, {}, signal),
	});

/**
 * Returns a whole list of the catalogue, or an empty one until it is loaded. UnreadLists shows if it could
 * not be loaded.
 */
export function useCatalogueList<Name extends CatalogueList>(name: Name): readonly Lists[Name][] {
	return useQuery(catalogueQuery(name)).data ?? [];
}

/** Returns the list as choices in the reader's language. */
export function useChoices<Name extends CatalogueList>(
	name: Name,
	value: (row: Lists[Name]) => string | number,
): Choice[] {
	const { language } = useLanguage();
	return useCatalogueList(name).map((row) => ({
		value: String(value(row)),
		title: nameIn(row as ThreeNames, language),
	}));
}

/** Returns chosen values with their titles. A value that is not among the choices is its own title. */
export function titled(values: readonly string[], choices: readonly Choice[]): Choice[] {
	return values.map((value) => choices.find((one) => one.value === value) ?? { value, title: value });
}
