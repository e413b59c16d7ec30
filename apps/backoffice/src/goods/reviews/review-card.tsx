import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { MAX_ANSWER_LENGTH, MAX_STARS } from '@dukan/domain/goods/reviews/review-rules.ts';
import type { StaffReviewWire } from '@dukan/domain/goods/reviews/staff-reviews.api.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { reviewsTexts } from '@dukan/i18n/texts/backoffice/reviews-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { Button } from '@dukan/ui/button.tsx';
import { TextArea } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { change, staffAddress } from '../../platform/call.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import { nameIn } from '../../ui/editor/name-in.ts';
import form from '../../ui/form.module.css';
import { Card } from '../../ui/page.tsx';
import styles from './review-card.module.css';

const CHANGES = ['reviews'];

export function ReviewCard({ review }: { review: StaffReviewWire }) {
	const { t, language } = useTexts(reviewsTexts);
	const { may } = useMember();
	const { id, product, stars, state } = review;
	const [typed, setTyped] = useState<string>();
	const answer = typed ?? review.answer;
	const isAnswered = answer.trim() !== review.answer;
	const sendAnswer = () => change(`review_answer/${id}`, { answer });
	const decision = useSave({
		run: async (to: 'published' | 'rejected') => {
			// The decision removes the card from the list, so a typed answer is sent first.
			if (isAnswered) await sendAnswer();
			await change(`review_decide/${id}`, { state: to, editedAt: review.editedAt });
		},
		changes: CHANGES,
		said: null,
	});
	const saved = useSave({ run: sendAnswer, changes: CHANGES });
	const isReported = review.reports.length > 0;
	return (
		<Card title={t('nameOf', { author: review.author, product: nameIn(product, language) })}>
			<p className={styles.facts}>
				<span role="img" aria-label={t('starsOf', { stars })} className={styles.stars}>
					{'★'.repeat(stars)}
					{'☆'.repeat(MAX_STARS - stars)}
				</span>
				<Badge look={state === 'waiting' ? 'new' : 'quiet'}>{t(`state.${state}`)}</Badge>
				<span>{formatDateTime(language, new Date(review.editedAt))}</span>
				<a href={addresses.product(product.categoryId, product.id)} target="_blank" rel="noopener">
					{nameIn(product, language)}
				</a>
				<OrderOf orderId={review.orderId} mayOpen={may('workOrders')} />
				<span>{t('helpful', { count: review.helpful })}</span>
			</p>
			<p className={styles.text}>{review.text || t('noText')}</p>
			{review.pictures > 0 && (
				<ul className={styles.pictures}>
					{Array.from({ length: review.pictures }, (_, index) => index + 1).map((position) => (
						<li key={position}>
							<a href={staffAddress(`review_picture/${id}/${position}`)} target="_blank" rel="noreferrer">
								<img
									src={staffAddress(`review_picture/${id}/${position}`)}
									alt={t('picture', { position })}
									loading="lazy"
								/>
							</a>
						</li>
					))}
				</ul>
			)}
			{isReported && (
				<p className={form.problem}>
					{t('reports')}:{' '}
					{review.reports.map(({ reason, count }) => t(`reason.${reason}`, { count })).join(', ')}
				</p>
			)}
			<TextArea
				label={t('answer')}
				hint={t('answerHint')}
				rows={2}
				maxLength={MAX_ANSWER_LENGTH}
				value={answer}
				onChange={(event) => setTyped(event.target.value)}
				error={saved.problem('answer') ?? decision.problem('answer')}
			/>
			<div className={`${form.buttons} ${styles.buttons}`}>
				{(state !== 'published' || isReported) && (
					<Button busy={decision.busy} onClick={() => decision.save('published')}>
						{t(state === 'published' ? 'keep' : 'publish')}
					</Button>
				)}
				{state !== 'rejected' && (
					<Button look="secondary" busy={decision.busy} onClick={() => decision.save('rejected')}>
						{t('reject')}
					</Button>
				)}
				{isAnswered && (
					<Button look="secondary" busy={saved.busy} onClick={() => saved.save()}>
						{t('saveAnswer')}
					</Button>
				)}
			</div>
		</Card>
	);
}

function OrderOf({ orderId, mayOpen }: { orderId: number | null; mayOpen: boolean }) {
	const { t } = useTexts(reviewsTexts);
	if (orderId === null) return <Badge look="sale">{t('demo')}</Badge>;
	const name = t('order', { id: orderId });
	return mayOpen ? <Link to={`/orders/${orderId}`}>{name}</Link> : <span>{name}</span>;
}
