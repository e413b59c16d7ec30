import { goodsTexts } from '@dukan/i18n/texts/backoffice/goods-texts.ts';
import { useParams } from 'react-router';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { Page, Waiting } from '../../ui/page.tsx';
import { ReceiptForm } from './receipt-form.tsx';

export function Component() {
	const { t } = useTexts(goodsTexts);
	const { id = '' } = useParams();
	// The receipt is read only once, because a new copy would overwrite what is being typed.
	const query = useRead(
		`receipt/${encodeURIComponent(id)}`,
		{},
		{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false },
	);
	return (
		<Page title={t('receipt.title', { id })} back={{ to: '/goods/receipts', title: t('part.receipts') }}>
			{query.data ? (
				<ReceiptForm key={id} receipt={query.data} />
			) : (
				<Waiting error={query.error} retry={() => void query.refetch()} />
			)}
		</Page>
	);
}
