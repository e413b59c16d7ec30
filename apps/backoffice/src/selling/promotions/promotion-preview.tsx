import { formatPrice } from '@dukan/i18n/format/number.ts';
import { promotionsTexts } from '@dukan/i18n/texts/backoffice/promotions-texts.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { PickedProducts } from '../../goods/structure/picked-products.tsx';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import type { Draft } from '../../ui/editor/editor-types.ts';
import { nameIn } from '../../ui/editor/name-in.ts';
import { Card } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { sentPromotion } from './sent-promotion.ts';

/** The price of an ordinary delivery within the town: 20 manat. */
const SAMPLE_DELIVERY_TENGE = 2000;

const TERMS = [
	'kind',
	'percent',
	'amountTenge',
	'giftProductId',
	'minimumTenge',
	'categoryIds',
	'brandIds',
	'productIds',
];

/** PRICE-03: shows what the edited promotion would do to a cart, saved or not. */
export function PromotionPreview({ draft }: { draft: Draft }) {
	const { t, c, language } = useTexts(promotionsTexts);
	const [ids, setIds] = useState<readonly number[]>([]);
	const sent = sentPromotion(draft);
	const body = {
		...Object.fromEntries(TERMS.map((key) => [key, sent[key]])),
		items: ids.map((p_id) => ({ p_id, quantity: 1 })),
		deliveryTenge: SAMPLE_DELIVERY_TENGE,
	};
	const asked = useDeferredValue(JSON.stringify(body));
	const preview = useQuery({
		queryKey: ['promotion_preview', asked],
		queryFn: () => change('promotion_preview', JSON.parse(asked)),
		enabled: ids.length > 0,
		placeholderData: keepPreviousData,
	});
	const result = ids.length > 0 ? preview.data : undefined;
	const refusal = result?.refusal;
	const isNamed =
		refusal === 'no_goods' || refusal === 'minimum' || refusal === 'no_delivery' || refusal === 'gift_gone';
	return (
		<Card title={t('preview')}>
			<PickedProducts
				call="promotions"
				label={t('products')}
				find={t('preview.find')}
				ids={ids}
				onChange={setIds}
			/>
			{refusal && <p role="status">{t(isNamed ? `refusal.${refusal}` : 'refusal.other')}</p>}
			{result && (
				<>
					<PlainTable
						label={t('preview')}
						rows={result.lines}
						rowKey={({ id }) => id}
						columns={[
							{ key: 'name', title: c('common.name'), cell: (line) => nameIn(line, language) },
							{
								key: 'sum',
								title: t('preview.sum'),
								align: 'end',
								cell: ({ sumTenge }) => formatPrice(language, sumTenge),
							},
							{
								key: 'discount',
								title: t('preview.discount'),
								align: 'end',
								cell: ({ discountTenge }) => formatPrice(language, discountTenge),
							},
						]}
					/>
					<p role="status">{t('preview.total', { total: formatPrice(language, result.totalTenge) })}</p>
				</>
			)}
		</Card>
	);
}
