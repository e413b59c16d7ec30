import type { OwnReviewWire } from '@dukan/domain/goods/reviews/reviews.api.ts';
import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useCallback, useEffect, useState } from 'react';
import { getApi } from '../../platform/api-client.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import styles from './review-form.module.css';
import { Stars } from './stars.tsx';

/** CHOOSE-03: shows the goods of a completed order with the buyer's reviews of them. */
export function OrderReviews({ order, token }: { order: OrderWire; token: string }) {
	const { language, t } = useAccountTexts();
	const [own, setOwn] = useState<OwnReviewWire[]>();
	const [writing, setWriting] = useState<OrderWire['items'][number]>();
	const [failed, setFailed] = useState(false);
	const load = useCallback(async () => {
		const { body } = await getApi('/api/review_own', { query: { order_id: order.id }, token });
		setFailed(!body);
		if (body) setOwn(body.rows);
	}, [order.id, token]);
	useEffect(() => void load(), [load]);
	if (!own) return failed ? <LoadFailed onRetry={() => void load()} /> : null;
	const reviewOf = (productId: number) => own.find(({ p_id }) => p_id === productId);
	return (
		<ul>
			{order.items.map((item) => {
				const review = reviewOf(item.p_id);
				const name = item[`p_name_${language}`];
				const mayWrite = !review || new Date(review.editable_until) >= new Date();
				return (
					<li key={item.p_id} className={styles.row}>
						<span>
							{name}
							{review && (
								<span className={styles.state}>
									{' '}
									<Stars stars={review.stars} text={t('review.starsOf', { stars: review.stars })} />{' '}
									{t(`review.state.${review.state}`)}
								</span>
							)}
						</span>
						{mayWrite && (
							<Button
								look="secondary"
								aria-label={t(review ? 'review.changeOf' : 'review.writeOf', { name })}
								onClick={() => setWriting(item)}
							>
								{t(review ? 'review.change' : 'review.write')}
							</Button>
						)}
					</li>
				);
			})}
			{writing && (
				<ReviewDialog
					line={{ orderId: order.id, productId: writing.p_id, name: writing[`p_name_${language}`] }}
					own={reviewOf(writing.p_id)}
					token={token}
					onClose={() => setWriting(undefined)}
					onExists={load}
					onSaved={(saved) => setOwn([saved, ...own.filter(({ id }) => id !== saved.id)])}
				/>
			)}
		</ul>
	);
}
