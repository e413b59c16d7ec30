import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import type { CategoryWire, SmartCategory } from '@dukan/domain/goods/structure/structure.api.ts';
import { isIconName } from '@dukan/ui/icon-paths.ts';
import { rememberLast } from '../../platform/remember-last.ts';
import type { Menu } from '../../platform/root-data.ts';

/**
 * The catalogue's menu in one language. It holds only names and addresses, because every page downloads it.
 */
export const menuFromWire = rememberLast(
	(language, categories: readonly CategoryWire[], smartCategories: readonly SmartCategory[]): Menu => ({
		categories: categories.map((category) => {
			const named = { id: category.k_id, nameEn: category.k_name_en };
			return {
				id: category.k_id,
				name: category[`k_name_${language}`],
				href: addresses.category(named),
				// A category that staff have added may have an icon that we do not have.
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
			href: smart.opensBuilder
				? addresses.pcBuilder
				: addresses.smart({ id: smart.sm_id, nameEn: smart.sm_name_en }),
			isNew: smart.new === 1,
		})),
	}),
);
