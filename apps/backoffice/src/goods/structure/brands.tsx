import type { StaffBrandWire } from '@dukan/domain/goods/structure/staff-structure.api.ts';
import { productPicture } from '@dukan/domain/shop/pictures/picture-addresses.ts';
import { formatInteger } from '@dukan/i18n/format/number.ts';
import { catalogueTexts } from '@dukan/i18n/texts/backoffice/catalogue-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import type { Draft } from '../../ui/editor/editor-types.ts';
import { PictureField } from '../../ui/editor/picture-field.tsx';
import { TableEditor } from '../../ui/editor/table-editor.tsx';
import { proposedSlug } from './proposed-slug.ts';

/**
 * Proposes an address for a new brand while none has been typed. The address of an existing brand stays,
 * because it is in use.
 */
function proposeSlug(name: string, { id, name: before, slug }: Draft): Draft {
	return id === undefined && slug === proposedSlug(String(before)) ? { slug: proposedSlug(name) } : {};
}

export function Brands() {
	const { t, c, language } = useTexts(catalogueTexts);
	return (
		<TableEditor<StaffBrandWire>
			call="brands"
			right="editCatalogue"
			label={t('part.brands')}
			addLabel={t('brand.add')}
			rowKey={({ id }) => String(id)}
			rowName={({ name }) => name}
			searched
			blank={{ name: '', slug: '', picture: null }}
			problems={{ pattern: t('brand.slugHint') }}
			columns={[
				{ key: 'name', title: c('common.name'), cell: ({ name }) => <strong>{name}</strong> },
				{ key: 'slug', title: t('brand.slug'), wideOnly: true, cell: ({ slug }) => slug },
				{
					key: 'products',
					title: t('products'),
					align: 'end',
					cell: ({ products }) => formatInteger(language, products),
				},
			]}
			fields={[
				{ kind: 'line', key: 'name', label: c('common.name'), proposes: proposeSlug },
				{ kind: 'line', key: 'slug', label: t('brand.slug'), hint: t('brand.slugHint') },
				{
					kind: 'own',
					key: 'picture',
					label: t('brand.picture'),
					render: ({ value, set, problem }) => (
						<PictureField
							label={t('brand.picture')}
							kind="product"
							file={value as string | null}
							onChange={set}
							address={(file, width) => productPicture(file, width).webp}
							previews={[{ width: 240, shownPx: 240, title: t('brand.picture') }]}
							orNone
							problem={problem}
						/>
					),
				},
			]}
		/>
	);
}
