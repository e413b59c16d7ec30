import { catalogueTexts } from '@dukan/i18n/texts/backoffice/catalogue-texts.ts';
import { Navigate, useParams } from 'react-router';
import { FitRules } from '../goods/accessories/fit-rules.tsx';
import { Synonyms } from '../goods/search/synonyms.tsx';
import { WeakSearches } from '../goods/search/weak-searches.tsx';
import { AttributeGroups, Units } from '../goods/structure/attribute-groups.tsx';
import { Attributes } from '../goods/structure/attributes.tsx';
import { Brands } from '../goods/structure/brands.tsx';
import { Categories } from '../goods/structure/categories.tsx';
import { SmartCategories } from '../goods/structure/smart-categories.tsx';
import { Subcategories } from '../goods/structure/subcategories.tsx';
import { UnreadLists } from '../goods/structure/unread-lists.tsx';
import type { CatalogueList } from '../goods/structure/use-catalogue.ts';
import { useTexts } from '../platform/texts.tsx';
import { SectionTabs } from '../ui/editor/section-tabs.tsx';
import { Page } from '../ui/page.tsx';

const PARTS = {
	categories: Categories,
	subcategories: Subcategories,
	brands: Brands,
	attributes: Attributes,
	groups: AttributeGroups,
	units: Units,
	smart: SmartCategories,
	fits: FitRules,
	synonyms: Synonyms,
	searches: WeakSearches,
} as const;
type Part = keyof typeof PARTS;

/** The lists that the forms of each part need for their choices. */
const LISTS: Partial<Record<Part, readonly CatalogueList[]>> = {
	categories: ['attributes'],
	subcategories: ['categories', 'attributes'],
	attributes: ['attribute_groups', 'units'],
	smart: ['categories', 'subcategories', 'attributes'],
	fits: ['subcategories', 'attributes'],
};

/** Edits what products belong to: categories, brands, attributes and more. */
export function Component() {
	const { t, c } = useTexts(catalogueTexts);
	const { part } = useParams();
	if (part === undefined || !Object.hasOwn(PARTS, part))
		return <Navigate to="/catalogue/categories" replace />;
	const Shown = PARTS[part as Part];
	return (
		<Page title={c('nav.catalogue')}>
			<SectionTabs
				label={c('nav.catalogue')}
				tabs={(Object.keys(PARTS) as Part[]).map((key) => ({
					to: `/catalogue/${key}`,
					title: t(`part.${key}`),
				}))}
			/>
			<UnreadLists key={`lists ${part}`} of={LISTS[part as Part] ?? []} />
			<Shown key={part} />
		</Page>
	);
}
