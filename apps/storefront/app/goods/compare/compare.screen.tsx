import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { findLanguage } from '@dukan/domain/base/language/language.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { useEffect } from 'react';
import { data, redirect } from 'react-router';
import { getJson } from '../../platform/api-client.ts';
import { Link } from '../../platform/link.tsx';
import { pageContext } from '../../platform/page-context.server.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { useShopNavigate } from '../../platform/use-shop-navigate.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import type { Route } from './+types/compare.screen.ts';
import { CategoryTabs } from './category-tabs.tsx';
import styles from './compare.module.css';
import { comparison, MOST_COMPARED } from './compare-store.ts';
import { compareAddress, comparedCategories, comparisonData } from './comparison-data.ts';
import { ComparisonTable } from './comparison-table.tsx';

/** The address holds everything, so that a comparison can be sent to a friend. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { shop, language } = context.get(pageContext);
	const asked = url.searchParams.get('ids') ?? '';
	if (!/^(\d{1,9}(,\d{1,9}){0,19})?$/.test(asked)) throw data(null, { status: 404 });
	const ids = [...new Set(asked.split(',').map(Number))].filter((id) => id > 0);
	const found = await shop.products(ids);
	const categories = comparedCategories(found, await shop.categories(), language, MOST_COMPARED);
	const onlyDifferences = url.searchParams.get('only') === 'differences';
	const kept = categories.flatMap(({ productIds }) => productIds);
	if (kept.join(',') !== asked) {
		const own = findLanguage(url.searchParams.get('lang'));
		throw redirect(compareAddress(kept, onlyDifferences) + (own ? `&lang=${own}` : ''), 302);
	}
	const shown = categories[0]?.productIds ?? [];
	const products = found.filter(({ p_id }) => shown.includes(p_id));
	const specs = await shop.specs(shown);
	return { onlyDifferences, categories, ...comparisonData(products, specs, language) };
}

export default function CompareScreen({ loaderData }: Route.ComponentProps) {
	const { t } = useTexts();
	const { products, groups, categories, onlyDifferences } = loaderData;
	const ids = categories.flatMap(({ productIds }) => productIds);
	useChosenOnDevice(products.length === 0);
	useSoldOnly(ids);
	const shown = onlyDifferences
		? groups.map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
		: groups;
	const filled = shown.filter(({ rows }) => rows.length > 0);
	return (
		<div className={`content ${styles.page}`}>
			<PageHead title={t('compare.title')} hidden />
			<Breadcrumbs here={t('compare.title')} />
			<h1 className={styles.title}>{t('compare.title')}</h1>
			{products.length === 0 ? (
				<EmptyState title={t('compare.empty')} hint={t('compare.emptyHint')} />
			) : (
				<>
					{categories.length > 1 && (
						<CategoryTabs categories={categories} onlyDifferences={onlyDifferences} />
					)}
					<div className={styles.bar}>
						<Link
							className={styles.differences}
							to={compareAddress(ids, !onlyDifferences)}
							aria-current={onlyDifferences || undefined}
							preventScrollReset
							replace
						>
							<span className={styles.box}>{onlyDifferences && <Icon name="check" size={18} />}</span>
							{t('compare.onlyDifferences')}
						</Link>
						<Link className={styles.clear} to={addresses.compare} replace onClick={comparison.clear}>
							{t('common.clear')}
						</Link>
						<ShareButton title={t('compare.title')} />
					</div>
					<ComparisonTable
						products={products}
						groups={filled}
						addressWithout={(productId) =>
							compareAddress(
								ids.filter((id) => id !== productId),
								onlyDifferences,
							)
						}
					/>
					{filled.length === 0 && <p className={styles.same}>{t('compare.noDifferences')}</p>}
				</>
			)}
		</div>
	);
}

/** If the address holds no products, loads the ones that were chosen on this device. */
function useChosenOnDevice(isEmpty: boolean): void {
	const navigate = useShopNavigate();
	const chosen = comparison.use();
	const ids = chosen.map(({ id }) => id).join(',');
	useEffect(() => {
		if (isEmpty && ids) void navigate(`${addresses.compare}?ids=${ids}`, { replace: true });
	}, [isEmpty, ids, navigate]);
}

/** Removes chosen products that are no longer sold. Nothing else would remove them. */
function useSoldOnly(shown: readonly number[]): void {
	const chosen = comparison.use();
	const others = chosen.map(({ id }) => id).filter((id) => !shown.includes(id));
	const ids = others.join(',');
	// biome-ignore lint/correctness/useExhaustiveDependencies: the effect needs only the ids of `others`
	useEffect(() => {
		if (!ids) return;
		const drop = (sold: readonly number[]) =>
			others.filter((id) => !sold.includes(id)).forEach(comparison.drop);
		getJson('/api/products', { ids }).then(
			({ rows }) => drop(rows.map(({ p_id }) => p_id)),
			// Without a connection, the check is made at the next visit.
			() => {},
		);
	}, [ids]);
}
