import { localizedText } from '@dukan/domain/base/language/language.ts';
import type { StaffProductWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import { productsTexts } from '@dukan/i18n/texts/backoffice/products-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

type Props = { product: StaffProductWire; onGone: () => void; onHide: () => void };

/** Deletes a product. A product that was ordered cannot be deleted, only hidden. */
export function DeleteProduct({ product, onGone, onHide }: Props) {
	const { t, c, language } = useTexts(productsTexts);
	const navigate = useNavigate();
	const [asking, setAsking] = useState(false);
	const remove = useSave({
		run: () => change(`product_delete/${product.id}`, { version: product.version }),
		changes: ['products'],
		said: c('common.deleted'),
		onDone: () => {
			onGone();
			navigate('/products');
		},
	});
	return (
		<>
			<Button look="quiet" onClick={() => setAsking(true)}>
				{t('product.delete')}
			</Button>
			<ConfirmDialog
				open={asking}
				title={c('common.sureDelete', { name: localizedText(product.names, language) })}
				action={product.ordered ? t('product.hide') : c('common.delete')}
				busy={remove.busy}
				onConfirm={() => {
					if (!product.ordered) return remove.save();
					onHide();
					setAsking(false);
				}}
				onClose={() => setAsking(false)}
			>
				<p>{product.ordered ? t('product.deleteOrdered') : c('common.cannotUndo')}</p>
			</ConfirmDialog>
		</>
	);
}
