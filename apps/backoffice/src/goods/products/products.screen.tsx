import { localizedText } from '@dukan/domain/base/language/language.ts';
import { LOW_STOCK, PRODUCT_FILTERS } from '@dukan/domain/goods/products/product-filters.ts';
import type { StaffProductRowWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import { productPicture } from '@dukan/domain/shop/pictures/picture-addresses.ts';
import { formatInteger, formatPrice } from '@dukan/i18n/format/number.ts';
import { photosTexts } from '@dukan/i18n/texts/backoffice/photos-texts.ts';
import { pricesTexts } from '@dukan/i18n/texts/backoffice/prices-texts.ts';
import { productsTexts } from '@dukan/i18n/texts/backoffice/products-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { staffAddress } from '../../platform/call.ts';
import { LANGUAGE_ORDER } from '../../platform/language-order.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { type List, useList } from '../../platform/use-list.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Page } from '../../ui/page.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { findSubcategory, useProductChoices } from './product-choices.ts';
import { ProductFilters } from './product-filters.tsx';
import styles from './products.module.css';

/**
 * Lists the products, which can be searched by id or name, filtered, and changed one by one or many at once.
 */
export function Component() {
	const { t, c, language } = useTexts(productsTexts);
	const { t: prices } = useTexts(pricesTexts);
	const { t: photos } = useTexts(photosTexts);
	const { may } = useMember();
	const list = useList('products', { language });
	const { data: choices } = useProductChoices();
	const [chosen, setChosen] = useState<Set<number>>(new Set());
	const where = (id: number) => {
		const found = findSubcategory(choices, id);
		return (
			found &&
			`${localizedText(found.category.names, language)} · ${localizedText(found.subcategory.names, language)}`
		);
	};
	return (
		<Page
			title={t('list.title')}
			actions={
				<>
					<a className={styles.export} href={staffAddress('export', exported(list))} download>
						{c('common.export')}
					</a>
					{may('importCatalogue') && may('editPrices') && list.count > 0 && (
						<Link className={styles.export} to={`/prices?${new URLSearchParams(filtersOf(list))}`}>
							{prices('open.all')}
						</Link>
					)}
					{may('editCatalogue') && (
						<Link className={styles.export} to="/products/photos">
							{photos('open')}
						</Link>
					)}
					{may('editCatalogue') && <ButtonLink to="/products/new">{t('list.add')}</ButtonLink>}
				</>
			}
		>
			<ProductFilters list={list} choices={choices} />
			{may('editCatalogue') && chosen.size > 0 && (
				<BulkBar chosen={chosen} choices={choices} onClear={() => setChosen(new Set())} />
			)}
			<DataTable
				label={t('list.title')}
				list={list}
				rowKey={({ id }) => id}
				rowName={({ names }) => localizedText(names, language)}
				rowClass={({ published }) => (published ? undefined : styles.hidden)}
				{...(may('editCatalogue') && { selection: { chosen, onChoose: setChosen } })}
				columns={[
					{
						key: 'picture',
						title: t('list.picture'),
						cell: ({ picture }) => <Thumbnail file={picture} />,
					},
					{
						key: 'name',
						title: t('product.names'),
						sort: 'name',
						cell: ({ id, names }) => (
							<span className={styles.name}>
								<Link to={`/products/${id}`}>{localizedText(names, language)}</Link>
								<Translations names={names} />
							</span>
						),
					},
					{ key: 'id', title: t('list.number'), sort: 'id', align: 'end', cell: ({ id }) => id },
					{
						key: 'category',
						title: t('list.category'),
						wideOnly: true,
						cell: ({ subcategoryId }) => where(subcategoryId) ?? '',
					},
					{
						key: 'price',
						title: t('list.price'),
						sort: 'price',
						align: 'end',
						cell: ({ priceTenge, salePriceTenge, unitFactor }) => (
							<span className={styles.price}>
								{salePriceTenge !== null && <ins>{formatPrice(language, salePriceTenge * unitFactor)}</ins>}
								<span data-old={salePriceTenge !== null || undefined}>
									{formatPrice(language, priceTenge * unitFactor)}
								</span>
							</span>
						),
					},
					{
						key: 'stock',
						title: t('list.stock'),
						sort: 'stock',
						align: 'end',
						cell: ({ stock }) => (
							<span className={stock <= LOW_STOCK ? styles.low : undefined}>
								{formatInteger(language, stock)}
							</span>
						),
					},
					{ key: 'state', title: t('list.state'), cell: (row) => <State row={row} /> },
				]}
			/>
		</Page>
	);
}

/** Returns the filters of the list, which are the same for all of its pages. */
const filtersOf = (list: List<StaffProductRowWire>): Record<string, string> =>
	Object.fromEntries(
		PRODUCT_FILTERS.map((name) => [name, list.get(name)] as const).filter(([, value]) => value !== ''),
	);

/** Returns the export of the list as a sheet for Excel. */
const exported = (list: List<StaffProductRowWire>) => ({
	kind: 'products',
	format: 'xlsx',
	...filtersOf(list),
});

function Thumbnail({ file }: { file: string | null }) {
	if (!file) return <span className={styles.noPicture} aria-hidden="true" />;
	return (
		<img
			className={styles.picture}
			src={productPicture(file, 240).webp}
			alt=""
			width={48}
			height={48}
			loading="lazy"
		/>
	);
}

/** Shows the languages in which the name is still missing. */
function Translations({ names }: { names: StaffProductRowWire['names'] }) {
	const { c } = useTexts(productsTexts);
	const missing = LANGUAGE_ORDER.filter((language) => names[language] === '');
	if (missing.length === 0) return null;
	return (
		<span className={styles.missing}>
			{missing.map((language) => c(`language.${language}`)).join(', ')}: {c('language.missing')}
		</span>
	);
}

function State({ row }: { row: StaffProductRowWire }) {
	const { t } = useTexts(productsTexts);
	return (
		<span className={styles.badges}>
			{!row.published && <Badge look="quiet">{t('list.hidden')}</Badge>}
			{row.salePriceTenge !== null && <Badge look="sale">{t('list.sale')}</Badge>}
			{row.isNew && <Badge look="new">{t('list.isNew')}</Badge>}
			{row.premium && <Badge look="quiet">{t('list.premium')}</Badge>}
			{row.stock === 0 && <Badge look="quiet">{t('list.stockOut')}</Badge>}
		</span>
	);
}
