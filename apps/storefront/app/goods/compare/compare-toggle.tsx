import type { CartProduct } from '@dukan/domain/shop/cart/cart.ts';
import { IconToggle } from '@dukan/ui/icon-toggle.tsx';
import { showToast } from '@dukan/ui/toast.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { tapName } from '../../slow-connection/pre-hydration.ts';
import { comparison, MOST_COMPARED } from './compare-store.ts';

type Props = { product: CartProduct; look?: 'floating' | 'framed' };

export function CompareToggle({ product, look }: Props) {
	const { t } = useTexts();
	const on = comparison.use().some(({ id }) => id === product.id);
	return (
		<IconToggle
			icon="scales"
			look={look}
			tap={tapName('compare', product.id)}
			on={on}
			label={`${t(on ? 'compare.remove' : 'compare.add')}: ${product.name}`}
			onToggle={() => {
				if (on) comparison.drop(product.id);
				else if (!comparison.add(product)) showToast(t('compare.limit', { count: MOST_COMPARED }), 'problem');
			}}
		/>
	);
}
