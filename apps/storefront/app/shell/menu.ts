import { addresses } from '@dukan/domain/addresses/addresses.ts';
import type { CategoryWire, SmartCategoryWire } from '@dukan/domain/catalogue/catalogue.api.ts';
import type { Language } from '@dukan/domain/language/language.ts';
import { type IconName, isIconName } from '@dukan/ui/icon-paths.ts';

export type MenuLink = { id: number; name: string; href: string };
export type MenuCategory = MenuLink & { icon: IconName; subcategories: MenuLink[] };
export type Menu = { categories: MenuCategory[]; smart: (MenuLink & { isNew: boolean })[] };

/** The catalogue's frame in one language: names and addresses, nothing more to download. */
export function menuFromWire(
	categories: readonly CategoryWire[],
	smartCategories: readonly SmartCategoryWire[],
	language: Language,
): Menu {
	return {
		categories: categories.map((category) => {
			const named = { id: category.k_id, nameEn: category.k_name_en };
			return {
				id: category.k_id,
				name: category[`k_name_${language}`],
				href: addresses.category(named),
				// A category of the staff's own making may have none of ours.
				icon: isIconName(category.k_icon) ? category.k_icon : 'tag',
				subcategories: category.sub_categories.map((sub) => ({
					id: sub.sc_id,
					name: sub[`sc_name_${language}`],
					href: addresses.subcategory(named, { id: sub.sc_id, nameEn: sub.sc_name_en }),
				})),
			};
		}),
		smart: smartCategories.map((smart) => ({
			id: smart.sm_id,
			name: smart[`sm_name_${language}`],
			href: addresses.smart({ id: smart.sm_id, nameEn: smart.sm_name_en }),
			isNew: smart.new === 1,
		})),
	};
}
