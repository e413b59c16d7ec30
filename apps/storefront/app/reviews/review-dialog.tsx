import { MAX_REVIEW_LENGTH, MAX_STARS } from '@dukan/domain/reviews/review-rules.ts';
import type { OwnReviewWire } from '@dukan/domain/reviews/reviews.api.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Choices } from '@dukan/ui/choices.tsx';
import { Dialog } from '@dukan/ui/dialog.tsx';
import { TextArea } from '@dukan/ui/field.tsx';
import { showToast } from '@dukan/ui/toast.tsx';
import { type FormEvent, useState } from 'react';
import { refusalText } from '../auth/refusal-text.ts';
import { postApi } from '../platform/api-client.ts';
import { useAccountTexts } from '../platform/texts.tsx';
import styles from './review-form.module.css';
import { Stars } from './stars.tsx';

const STARS = Array.from({ length: MAX_STARS }, (_, index) => String(MAX_STARS - index));

type Props = {
	line: { orderId: number; productId: number; name: string };
	own: OwnReviewWire | undefined;
	token: string;
	onClose: () => void;
	onSaved: (review: OwnReviewWire) => void;
};

/** CHOOSE-03: stars, and a text if there is something to say. */
export function ReviewDialog({ line, own, token, onClose, onSaved }: Props) {
	const { t } = useAccountTexts();
	const [stars, setStars] = useState(own && String(own.stars));
	const [text, setText] = useState(own?.text ?? '');
	const [problem, setProblem] = useState<string>();
	const [busy, setBusy] = useState(false);
	const save = async (event: FormEvent) => {
		event.preventDefault();
		if (stars === undefined) return setProblem(t('review.chooseStars'));
		setBusy(true);
		const review = { stars: Number(stars), text };
		const { body, refusal } = own
			? await postApi(`/api/review_update/${own.id}`, { body: review, token })
			: await postApi('/api/review_add', {
					body: { order_id: line.orderId, p_id: line.productId, ...review },
					token,
				});
		setBusy(false);
		if (refusal)
			return setProblem(refusal.code === 'edit_period_over' ? t('review.tooLate') : refusalText(t, refusal));
		showToast(t('review.saved'));
		onSaved(body);
		onClose();
	};
	return (
		<Dialog open onClose={onClose} title={line.name}>
			<form className={styles.form} onSubmit={save}>
				<Choices
					legend={t('review.stars')}
					name="stars"
					chosen={stars}
					onChoose={setStars}
					error={problem}
					choices={STARS.map((value) => ({
						value,
						title: <Stars stars={Number(value)} text={t('review.starsOf', { stars: value })} />,
					}))}
				/>
				<TextArea
					label={`${t('review.text')} (${t('common.optional')})`}
					hint={t('review.textHint')}
					name="text"
					rows={5}
					maxLength={MAX_REVIEW_LENGTH}
					value={text}
					onChange={(event) => setText(event.target.value)}
				/>
				<Button type="submit" wide busy={busy}>
					{t('review.send')}
				</Button>
			</form>
		</Dialog>
	);
}
