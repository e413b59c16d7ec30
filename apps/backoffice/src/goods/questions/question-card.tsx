import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { MAX_QUESTION_ANSWER_LENGTH, MIN_POST_LENGTH } from '@dukan/domain/goods/questions/question-rules.ts';
import type { StaffQuestionWire } from '@dukan/domain/goods/questions/staff-questions.api.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { questionsTexts } from '@dukan/i18n/texts/backoffice/questions-texts.ts';
import { reviewsTexts } from '@dukan/i18n/texts/backoffice/reviews-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { Button } from '@dukan/ui/button.tsx';
import { TextArea } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import { nameIn } from '../../ui/editor/name-in.ts';
import form from '../../ui/form.module.css';
import { Card } from '../../ui/page.tsx';
import styles from '../reviews/review-card.module.css';

const CHANGES = ['questions'];

/** CHOOSE-04: shows a question to be answered, or a buyer's answer to be checked. */
export function QuestionCard({ post }: { post: StaffQuestionWire }) {
	const { t, language } = useTexts(questionsTexts);
	const { t: moderation } = useTexts(reviewsTexts);
	const { id, product, state, origin } = post;
	const [text, setText] = useState('');
	const sendAnswer = async () => {
		await change(`question_answer/${id}`, { text });
		// Text that was typed meanwhile belongs to another answer, so it is kept.
		setText((now) => (now === text ? '' : now));
	};
	const decision = useSave({
		run: async (to: 'published' | 'rejected') => {
			// The decision removes the card from the list, so a typed answer is sent first.
			if (to === 'published' && text.trim() !== '') await sendAnswer();
			await change(`question_decide/${id}`, { state: to });
		},
		changes: CHANGES,
		said: null,
	});
	const answer = useSave({ run: sendAnswer, changes: CHANGES });
	const isQuestion = post.question === null;
	const isReported = post.reports.length > 0;
	const name = nameIn(product, language);
	const author = origin === 'shop' ? t('shop') : post.author;
	return (
		<Card title={t(isQuestion ? 'questionOf' : 'answerOf', { author, product: name })}>
			<p className={styles.facts}>
				<Badge look={state === 'waiting' ? 'new' : 'quiet'}>{moderation(`state.${state}`)}</Badge>
				{origin === 'demo' && <Badge look="sale">{t('demo')}</Badge>}
				{origin === 'person' && !isQuestion && <Badge look="quiet">{t('buyer')}</Badge>}
				<span>{formatDateTime(language, new Date(post.createdAt))}</span>
				<a href={addresses.product(product.categoryId, product.id)} target="_blank" rel="noopener">
					{name}
				</a>
				{isQuestion && <span>{t('answers', { count: post.answers })}</span>}
			</p>
			{!isQuestion && <p className={styles.facts}>{t('asked', { text: post.question ?? '' })}</p>}
			<p className={styles.text}>{post.text}</p>
			{isReported && (
				<p className={form.problem}>
					{moderation('reports')}:{' '}
					{post.reports.map(({ reason, count }) => moderation(`reason.${reason}`, { count })).join(', ')}
				</p>
			)}
			{isQuestion && (
				<TextArea
					label={moderation('answer')}
					hint={t('answerHint')}
					rows={2}
					maxLength={MAX_QUESTION_ANSWER_LENGTH}
					value={text}
					onChange={(event) => setText(event.target.value)}
					error={answer.problem('text') ?? decision.problem('text')}
				/>
			)}
			<div className={`${form.buttons} ${styles.buttons}`}>
				{text.trim().length >= MIN_POST_LENGTH && (
					<Button busy={answer.busy} onClick={() => answer.save()}>
						{t('saveAnswer')}
					</Button>
				)}
				{(state !== 'published' || isReported) && (
					<Button look="secondary" busy={decision.busy} onClick={() => decision.save('published')}>
						{moderation(state === 'published' ? 'keep' : 'publish')}
					</Button>
				)}
				{state !== 'rejected' && (
					<Button look="secondary" busy={decision.busy} onClick={() => decision.save('rejected')}>
						{moderation('reject')}
					</Button>
				)}
			</div>
		</Card>
	);
}
