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

/** Reads a whole list of the catalogue; empty until it is loaded. UnreadLists tells if it could not be read. */
export function useCatalogueList<Name extends CatalogueList>(name: Name): readonly Lists[Name][] {
	return useQuery(catalogueQuery(name)).data ?? [];
}

/** Returns the same as choices, in the reader's language. */
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

/** Returns chosen values with their titles; an unknown one keeps its own name. */
export function titled(values: readonly string[], choices: readonly Choice[]): Choice[] {
	return values.map((value) => choices.find((one) => one.value === value) ?? { value, title: value });
}
