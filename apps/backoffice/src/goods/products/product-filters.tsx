import { localizedText } from '@dukan/domain/base/language/language.ts';
import type {
	ProductChoicesWire,
	StaffProductRowWire,
} from '@dukan/domain/goods/products/staff-products.api.ts';
import { productsTexts } from '@dukan/i18n/texts/backoffice/products-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import type { List } from '../../platform/use-list.ts';
import { ChoiceFilter, FoldedFilters, ListTools, SearchFilter } from '../../ui/list-tools.tsx';

type Props = { list: List<StaffProductRowWire>; choices: ProductChoicesWire | undefined };

export function ProductFilters({ list, choices }: Props) {
	const { t, language } = useTexts(productsTexts);
	const categories = choices?.categories ?? [];
	const category = categories.find(({ id }) => String(id) === list.get('category'));
	const named = ({ id, names }: { id: number; names: Record<'en' | 'ru' | 'tm', string> }) => ({
		value: String(id),
		title: localizedText(names, language),
	});
	return (
		<ListTools list={list}>
			<SearchFilter list={list} label={t('list.search')} />
			<FoldedFilters list={list}>
				<ChoiceFilter
					// A new category removes the chosen sub-category, which would belong to another category
					// and leave an empty list.
					list={{ ...list, set: (values) => list.set({ subcategory: undefined, ...values }) }}
					name="category"
					label={t('list.category')}
					choices={categories.map(named)}
				/>
				{category && (
					<ChoiceFilter
						list={list}
						name="subcategory"
						label={t('product.subcategoryId')}
						choices={category.subcategories.map(named)}
					/>
				)}
				<ChoiceFilter
					list={list}
					name="brand"
					label={t('product.brandId')}
					choices={(choices?.brands ?? []).map(({ id, name }) => ({ value: String(id), title: name }))}
				/>
				<ChoiceFilter
					list={list}
					name="published"
					label={t('list.published')}
					choices={[
						{ value: 'yes', title: t('list.visible') },
						{ value: 'no', title: t('list.hidden') },
					]}
				/>
				<ChoiceFilter
					list={list}
					name="stock"
					label={t('list.stock')}
					choices={[
						{ value: 'in', title: t('list.stockIn') },
						{ value: 'low', title: t('list.stockLow') },
						{ value: 'out', title: t('list.stockOut') },
					]}
				/>
				<ChoiceFilter
					list={list}
					name="sale"
					label={t('list.sale')}
					choices={[
						{ value: 'yes', title: t('list.onSale') },
						{ value: 'no', title: t('list.notOnSale') },
					]}
				/>
				<ChoiceFilter
					list={list}
					name="lacks"
					label={t('list.lacks')}
					choices={[
						{ value: 'translation', title: t('list.lacksTranslation') },
						{ value: 'picture', title: t('list.lacksPicture') },
					]}
				/>
			</FoldedFilters>
		</ListTools>
	);
}
