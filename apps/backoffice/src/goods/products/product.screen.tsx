import { productsTexts } from '@dukan/i18n/texts/backoffice/products-texts.ts';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { Page, Waiting } from '../../ui/page.tsx';
import { useProductChoices } from './product-choices.ts';
import { ProductForm } from './product-form.tsx';

/** Edits one product, or a new one at /products/new. */
export function Component() {
	const { t } = useTexts(productsTexts);
	const { id = 'new' } = useParams();
	const isNew = id === 'new';
	const choices = useProductChoices();
	// The product is read only once, because a new copy would overwrite what is being typed.
	const product = useRead(
		`product/${encodeURIComponent(id)}`,
		{},
		{ enabled: !isNew, staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false },
	);
	const [loads, setLoads] = useState(0);
	// If a later read fails, the form stays as it is.
	if (!choices.data || (!isNew && !product.data))
		return (
			<Page title={t('list.title')} back={{ to: '/products', title: t('list.title') }}>
				<Waiting
					error={choices.error ?? product.error}
					retry={() => void (choices.error ? choices : product).refetch()}
				/>
			</Page>
		);
	return (
		<ProductForm
			key={`${id} ${loads}`}
			product={product.data}
			choices={choices.data}
			reload={() => void product.refetch().then(({ isSuccess }) => isSuccess && setLoads(loads + 1))}
		/>
	);
}
