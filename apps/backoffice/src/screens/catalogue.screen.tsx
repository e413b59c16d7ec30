import { catalogueTexts } from '@dukan/i18n/texts/backoffice/catalogue-texts.ts';
import { Navigate, useParams } from 'react-router';
import { AttributeGroups, Units } from '../catalogue/attribute-groups.tsx';
import { Attributes } from '../catalogue/attributes.tsx';
import { Brands } from '../catalogue/brands.tsx';
import { Categories } from '../catalogue/categories.tsx';
import { FitRules } from '../catalogue/fit-rules.tsx';
import { SmartCategories } from '../catalogue/smart-categories.tsx';
import { Subcategories } from '../catalogue/subcategories.tsx';
import { Synonyms } from '../catalogue/synonyms.tsx';
import { UnreadLists } from '../catalogue/unread-lists.tsx';
import type { CatalogueList } from '../catalogue/use-catalogue.ts';
import { WeakSearches } from '../catalogue/weak-searches.tsx';
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

/** What the forms of a part let one choose from. */
const LISTS: Partial<Record<Part, readonly CatalogueList[]>> = {
	categories: ['attributes'],
	subcategories: ['categories', 'attributes'],
	attributes: ['attribute_groups', 'units'],
	smart: ['categories', 'subcategories', 'attributes'],
	fits: ['subcategories', 'attributes'],
};

/** What products hang on. */
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
