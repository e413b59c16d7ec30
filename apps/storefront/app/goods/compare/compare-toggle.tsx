import type { CartProduct } from '@dukan/domain/shop/cart/cart.ts';
import { IconToggle } from '@dukan/ui/icon-toggle.tsx';
import { showToast } from '@dukan/ui/toast.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { comparison, MOST_COMPARED } from './compare-store.ts';

type Props = { product: CartProduct; look?: 'floating' | 'framed' };

export function CompareToggle({ product, look }: Props) {
	const { t } = useTexts();
	const on = comparison.use().some(({ id }) => id === product.id);
	return (
		<IconToggle
			icon="scales"
			look={look}
			on={on}
			label={`${t(on ? 'compare.remove' : 'compare.add')}: ${product.name}`}
			onToggle={() => {
				const { id, categoryId } = product;
				if (comparison.toggle({ id, categoryId }) === 'full')
					showToast(t('compare.limit', { count: MOST_COMPARED }), 'problem');
			}}
		/>
	);
}
