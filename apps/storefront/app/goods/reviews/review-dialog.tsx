import type { Refusal } from '@dukan/api-client/send-call.ts';
import {
	MAX_REVIEW_LENGTH,
	MAX_REVIEW_PICTURES,
	MAX_STARS,
} from '@dukan/domain/goods/reviews/review-rules.ts';
import type { OwnReviewWire } from '@dukan/domain/goods/reviews/reviews.api.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Choices } from '@dukan/ui/choices.tsx';
import { Dialog } from '@dukan/ui/dialog.tsx';
import { Checkbox, TextArea } from '@dukan/ui/field.tsx';
import { showToast } from '@dukan/ui/toast.tsx';
import { type FormEvent, useState } from 'react';
import { refusalText } from '../../people/accounts/refusal-text.ts';
import { postApi } from '../../platform/api-client.ts';
import { sendPicture } from '../../platform/send-picture.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import { useAttemptKey } from '../../platform/use-attempt-key.ts';
import { PictureFiles } from '../../ui/picture-files.tsx';
import styles from './review-form.module.css';

const STARS = Array.from({ length: MAX_STARS }, (_, index) => String(index + 1));

type Props = {
	line: { orderId: number; productId: number; name: string };
	own: OwnReviewWire | undefined;
	token: string;
	onClose: () => void;
	onSaved: (review: OwnReviewWire) => void;
	/**
	 * Called when a review from another tab or device exists already. Sending again then changes that review.
	 */
	onExists: () => Promise<void>;
};

/** CHOOSE-03: asks for stars and, if the buyer likes, a text and pictures. */
export function ReviewDialog({ line, own, token, onClose, onSaved, onExists }: Props) {
	const { t } = useAccountTexts();
	const [stars, setStars] = useState(own && String(own.stars));
	const [text, setText] = useState(own?.text ?? '');
	const [files, setFiles] = useState<readonly File[]>([]);
	const [dropsPictures, setDropsPictures] = useState(false);
	const [problem, setProblem] = useState<string>();
	const [busy, setBusy] = useState(false);
	const keyOf = useAttemptKey();
	const refuse = async (refusal: Refusal) => {
		const isThere = refusal.code === 'already_reviewed';
		if (isThere) await onExists();
		setBusy(false);
		const otherwise = isThere ? t('auth.error.tryAgain') : refusalText(t, refusal);
		setProblem(refusal.code === 'edit_period_over' ? t('review.tooLate') : otherwise);
	};
	const save = async (event: FormEvent) => {
		event.preventDefault();
		if (stars === undefined) return setProblem(t('review.chooseStars'));
		const picturesLeft = dropsPictures ? 0 : (own?.pictures ?? 0);
		if (picturesLeft + files.length > MAX_REVIEW_PICTURES) return setProblem(t('service.tooManyPictures'));
		setBusy(true);
		const review = { stars: Number(stars), text };
		const added = { order_id: line.orderId, p_id: line.productId, ...review };
		const { body, refusal } = own
			? await postApi(`/api/review_update/${own.id}`, { body: review, token })
			: await postApi('/api/review_add', { body: added, token, headers: keyOf(added) });
		if (refusal) return refuse(refusal);
		if (dropsPictures) {
			const dropped = await postApi(`/api/review_pictures_delete/${body.id}`, { token });
			if (dropped.refusal) return refuse(dropped.refusal);
		}
		let pictures = picturesLeft;
		for (const file of files)
			if (await sendPicture(`/api/review_picture/${body.id}`, file, token)) pictures += 1;
			else showToast(t('service.pictureFailed', { name: file.name }), 'problem');
		showToast(t('review.saved'));
		onSaved({ ...body, pictures });
		onClose();
	};
	return (
		<Dialog open onClose={onClose} title={t('review.own')}>
			<form className={styles.form} onSubmit={save}>
				<p className={styles.product}>{line.name}</p>
				<Choices
					row
					legend={t('review.stars')}
					name="stars"
					chosen={stars}
					onChoose={setStars}
					error={problem}
					choices={STARS.map((value) => ({
						value,
						title: (
							<span role="img" aria-label={t('review.starsOf', { stars: value })}>
								{value} ★
							</span>
						),
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
				{own !== undefined && own.pictures > 0 && (
					<Checkbox
						label={t('review.withoutPictures', { count: own.pictures })}
						checked={dropsPictures}
						onChange={({ target }) => setDropsPictures(target.checked)}
					/>
				)}
				<PictureFiles label={t('review.pictures')} files={files} onChoose={setFiles} />
				<Button type="submit" wide busy={busy}>
					{t('review.send')}
				</Button>
			</form>
		</Dialog>
	);
}
