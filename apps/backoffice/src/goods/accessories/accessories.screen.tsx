import { accessoriesTexts } from '@dukan/i18n/texts/backoffice/accessories-texts.ts';
import { useParams } from 'react-router';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { nameIn } from '../../ui/editor/name-in.ts';
import { Page, Waiting } from '../../ui/page.tsx';
import { AccessoriesEditor } from './accessories-editor.tsx';

/** CHOOSE-02: edits the accessories that staff choose for a product. */
export function Component() {
	const { t, language } = useTexts(accessoriesTexts);
	const productId = Number(useParams().id);
	// The list is read only once, because a new copy would overwrite what is being changed.
	const accessories = useRead(
		`product_accessories/${productId}`,
		{},
		{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false },
	);
	const { data } = accessories;
	return (
		<Page
			title={t('title')}
			back={{ to: `/products/${productId}`, title: data ? nameIn(data.product, language) : t('title') }}
		>
			{data ? (
				<AccessoriesEditor key={productId} productId={productId} wire={data} />
			) : (
				<Waiting error={accessories.error} retry={() => void accessories.refetch()} />
			)}
		</Page>
	);
}
