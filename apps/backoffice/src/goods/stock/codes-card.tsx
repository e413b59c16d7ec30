import type { ProductCodesWire } from '@dukan/domain/goods/stock/product-codes.api.ts';
import { MAX_CODE_LENGTH } from '@dukan/domain/goods/stock/product-codes.ts';
import { stockTexts } from '@dukan/i18n/texts/backoffice/stock-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field, TextArea } from '@dukan/ui/field.tsx';
import { change } from '../../platform/call.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useDraft } from '../../platform/use-draft.ts';
import { useRead } from '../../platform/use-read.ts';
import { useSave } from '../../platform/use-save.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { changedFields } from '../../ui/editor/row-draft.ts';
import form from '../../ui/form.module.css';
import { Form } from '../../ui/form.tsx';
import { Card, Waiting } from '../../ui/page.tsx';
import { useScanField } from '../../ui/use-scan-field.ts';

/** STOCK-02: edits the SKU, the barcodes and the suppliers' codes. */
export function CodesCard({ productId }: { productId: number }) {
	const { t } = useTexts(stockTexts);
	const query = useRead(`product_codes/${productId}`);
	return (
		<Card title={t('codes.title')}>
			{query.data ? (
				<CodesForm key={productId} productId={productId} codes={query.data} />
			) : (
				<Waiting error={query.error} retry={() => void query.refetch()} />
			)}
		</Card>
	);
}

function CodesForm({ productId, codes }: { productId: number; codes: ProductCodesWire }) {
	const { t, c } = useTexts(stockTexts);
	const { may } = useMember();
	const { begun, draft, set, saved } = useDraft(codes, 0, draftOf);
	const { save, busy, problem } = useSave({
		run: async () => {
			// Only changed fields are sent, so that a colleague's changes to the others are kept.
			const { sku, barcodes, articles } = changedFields(draft, begun);
			await change(`product_codes_update/${productId}`, {
				...(sku !== undefined && { sku: sku.trim() }),
				...(barcodes !== undefined && { barcodes: lines(barcodes) }),
				...(articles !== undefined && { articles: lines(articles) }),
			});
			saved(draft, 0);
		},
		changes: ['product_codes', 'products'],
	});
	const barcodes = useScanField<HTMLTextAreaElement>(
		(code) => set(({ barcodes: typed }) => ({ barcodes: [...lines(typed), code, ''].join('\n') })),
		{ onlyFocused: true },
	);
	const words = { pattern: t('codes.wrong'), twice: t('codes.twice'), taken: t('codes.taken') };
	return (
		<Form onSubmit={() => save()}>
			<Field
				label={t('codes.sku')}
				value={draft.sku}
				onChange={({ target }) => set({ sku: target.value })}
				error={problem('sku', words)}
				maxLength={MAX_CODE_LENGTH}
				disabled={!may('editCatalogue')}
			/>
			<TextArea
				ref={barcodes}
				label={t('codes.barcodes')}
				hint={t('codes.barcodesHint')}
				rows={2}
				value={draft.barcodes}
				onChange={({ target }) => set({ barcodes: target.value })}
				error={problem('barcodes', words)}
				disabled={!may('editCatalogue')}
			/>
			<TextArea
				label={t('codes.articles')}
				hint={t('codes.articlesHint')}
				rows={2}
				value={draft.articles}
				onChange={({ target }) => set({ articles: target.value })}
				error={problem('articles', words)}
				disabled={!may('editCatalogue')}
			/>
			<div className={form.buttons}>
				{may('editCatalogue') && (
					<Button type="submit" busy={busy}>
						{c('common.save')}
					</Button>
				)}
				<ButtonLink look="secondary" to={`/products/${productId}/labels`}>
					{t('labels.title')}
				</ButtonLink>
			</div>
		</Form>
	);
}

const draftOf = ({ sku, barcodes, articles }: ProductCodesWire) => ({
	sku,
	barcodes: barcodes.join('\n'),
	articles: articles.join('\n'),
});

/** Returns one code for each line, because a scanner ends each code with Enter. */
const lines = (text: string) =>
	text
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '');
