import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { localizedText } from '@dukan/domain/base/language/language.ts';
import type {
	ProductChoicesWire,
	StaffProductWire,
} from '@dukan/domain/goods/products/staff-products.api.ts';
import { productsTexts } from '@dukan/i18n/texts/backoffice/products-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { CallError, change } from '../../platform/call.ts';
import { useMember } from '../../platform/session.ts';
import { isStillWrong } from '../../platform/still-wrong.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useDraft } from '../../platform/use-draft.ts';
import { useSave } from '../../platform/use-save.ts';
import form from '../../ui/form.module.css';
import { Card, Page } from '../../ui/page.tsx';
import { ThreeLanguages } from '../../ui/three-languages.tsx';
import { useUnsaved } from '../../ui/use-unsaved.tsx';
import { PriceHistory } from '../prices/price-history.tsx';
import { ProductSuppliers } from '../stock/product-suppliers.tsx';
import { AttributeFields } from './attribute-fields.tsx';
import { DeleteProduct } from './delete-product.tsx';
import { PictureList } from './picture-list.tsx';
import { findSubcategory } from './product-choices.ts';
import { draftOf, EMPTY_DRAFT, readDraft } from './product-draft.ts';
import { ColumnFields } from './product-fields.tsx';
import styles from './product-form.module.css';

type Props = {
	/** Undefined for a new product. */
	product: StaffProductWire | undefined;
	choices: ProductChoicesWire;
	reload: () => void;
};

export function ProductForm({ product, choices, reload }: Props) {
	const { t, c, language } = useTexts(productsTexts);
	const { may } = useMember();
	const navigate = useNavigate();
	const { begun, draft, version, isDirty, set, saved } = useDraft(product, product?.version ?? 0, (row) =>
		row ? draftOf(row) : EMPTY_DRAFT,
	);
	const [refused, setRefused] = useState(begun);
	const [uploading, setUploading] = useState(false);
	const { dialog, release } = useUnsaved(isDirty);
	const own = findSubcategory(choices, draft.subcategoryId)?.subcategory.attributes ?? [];
	const save = useSave({
		run: async () => {
			const { fields, problems } = readDraft(draft, own);
			if (problems.length > 0) throw new CallError({ status: 400, code: 'invalid_input', errors: problems });
			if (!product) return change('product_add', fields);
			const { stock: stockWas } = readDraft(begun, own).fields;
			await change(`product_update/${product.id}`, { ...fields, version, stockWas });
			saved(draft, version + 1);
			return { id: product.id };
		},
		changes: ['products', 'product', 'price_history'],
		onDone: ({ id }) => {
			if (product) return;
			release();
			navigate(`/products/${id}`, { replace: true });
		},
	});
	useEffect(() => {
		if (save.error) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [save.error]);
	const ownWords = {
		notLower: t('product.notLower'),
		alreadyOnSale: t('product.alreadyOnSale'),
		notLater: t('product.notLater'),
		past: t('product.past'),
		amount: t('product.amount'),
		unknown: t('product.unknown'),
		notHere: t('product.notHere'),
		maxItems: t('pictures.tooMany'),
	};
	const problem = (field: string) =>
		isStillWrong(field, refused, draft) ? save.problem(field, ownWords) : undefined;
	const parts = { draft, set, problem, choices };
	const isConflict = save.error instanceof CallError && save.error.code === 'changed_meanwhile';
	const readOnly = !may('editCatalogue');
	return (
		<Page
			title={product ? localizedText(product.names, language) : t('product.new')}
			back={{ to: '/products', title: t('list.title') }}
			actions={product && <ProductLinks product={product} />}
		>
			{isConflict && <Conflict reload={reload} />}
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					setRefused(draft);
					save.save();
				}}
			>
				{/* After a new product is saved, its own page opens. Text that was typed meanwhile would
				    be lost, so the fields are disabled. */}
				<fieldset className={styles.all} disabled={readOnly || (save.busy && !product)}>
					<Card title={t('product.texts')}>
						<ThreeLanguages
							label={t('product.names')}
							value={draft.names}
							needed="en"
							onChange={(names) => set({ names })}
							problem={(one) => problem(`names.${one}`)}
						/>
						<ThreeLanguages
							label={t('product.descriptions')}
							value={draft.descriptions}
							onChange={(descriptions) => set({ descriptions })}
							problem={(one) => problem(`descriptions.${one}`)}
							long
						/>
					</Card>
					<PictureList
						files={draft.pictures}
						onChange={(edit) => set((now) => ({ pictures: edit(now.pictures) }))}
						onBusy={setUploading}
						error={problem('pictures')}
						readOnly={readOnly}
					/>
					<div className={styles.columns}>
						<ColumnFields card="place" title={t('product.place')} {...parts} />
						<ColumnFields card="money" title={t('product.money')} {...parts} />
						<ColumnFields card="stock" title={t('product.stockCard')} {...parts} />
						<ColumnFields card="marks" title={t('product.marks')} {...parts} />
					</div>
					<AttributeFields {...parts} keys={own} />
				</fieldset>
				{!readOnly && (
					<div className={styles.bar}>
						<Button
							type="submit"
							busy={save.busy}
							disabled={uploading || (!isDirty && product !== undefined)}
						>
							{product ? c('common.save') : c('common.add')}
						</Button>
						{product && (
							<DeleteProduct product={product} onGone={release} onHide={() => set({ published: false })} />
						)}
					</div>
				)}
			</form>
			{product && <PriceHistory productId={product.id} />}
			{product && <ProductSuppliers productId={product.id} />}
			{dialog}
		</Page>
	);
}

/** Links to the product's other pages in the back-office and to its page in the shop. */
function ProductLinks({ product }: { product: StaffProductWire }) {
	const { t } = useTexts(productsTexts);
	return (
		<>
			<Link className={styles.see} to={`/products/${product.id}/variants`}>
				{t('product.familyLink')}
			</Link>
			<Link className={styles.see} to={`/products/${product.id}/accessories`}>
				{t('product.accessoriesLink')}
			</Link>
			<Link className={styles.see} to={`/products/${product.id}/stock`}>
				{t('product.stockLink')}
			</Link>
			{product.published && (
				<a
					className={styles.see}
					href={addresses.product(product.categoryId, product.id)}
					target="_blank"
					rel="noopener"
				>
					{t('product.see')}
				</a>
			)}
		</>
	);
}

/** Shown when somebody else has saved the product meanwhile. */
function Conflict({ reload }: { reload: () => void }) {
	const { t } = useTexts(productsTexts);
	return (
		<div className={form.problem} role="alert">
			<p>
				<strong>{t('product.conflict')}</strong> {t('product.conflictHint')}
			</p>
			<Button look="secondary" onClick={reload}>
				{t('product.reload')}
			</Button>
		</div>
	);
}
