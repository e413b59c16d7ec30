import {
	MAX_QUESTION_ANSWER_LENGTH,
	MAX_QUESTION_LENGTH,
	MIN_POST_LENGTH,
} from '@dukan/domain/goods/questions/question-rules.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Dialog } from '@dukan/ui/dialog.tsx';
import { TextArea } from '@dukan/ui/field.tsx';
import { showToast } from '@dukan/ui/toast.tsx';
import { type FormEvent, useState } from 'react';
import { openAuthDialog } from '../../people/accounts/auth-dialog-state.ts';
import { refusalText } from '../../people/accounts/refusal-text.ts';
import { findSession } from '../../people/accounts/session-store.ts';
import { postApi } from '../../platform/api-client.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import { useAttemptKey } from '../../platform/use-attempt-key.ts';
import { ReportDialog } from '../reviews/report-dialog.tsx';
import form from '../reviews/review-form.module.css';
import type { QuestionsData } from './questions-data.ts';

type Props = {
	questions: QuestionsData;
	does: 'ask' | 'answer' | 'report';
	postId: number;
	token: string;
	onClose: () => void;
};

export function QuestionDialog({ does, token, ...props }: Props) {
	const { questions, postId, onClose } = props;
	if (does === 'report')
		return (
			<ReportDialog
				title={questions.dialog.reportTitle}
				send={(reason) => postApi(`/api/question_report/${postId}`, { body: { reason }, token })}
				onClose={onClose}
			/>
		);
	return <WriteDialog does={does} {...props} />;
}

type WriteProps = Omit<Props, 'token' | 'does'> & { does: 'ask' | 'answer' };

/** CHOOSE-04: asks a question about the product, or answers one as a buyer. */
function WriteDialog({ questions, does, postId, onClose }: WriteProps) {
	const { t } = useAccountTexts();
	const { send, sent, notBought, tooShort } = questions.dialog;
	const { title, label, hint } = questions[does];
	const [text, setText] = useState('');
	const [problem, setProblem] = useState<string>();
	const [busy, setBusy] = useState(false);
	const keyOf = useAttemptKey();
	const save = async (event: FormEvent) => {
		event.preventDefault();
		if (text.trim().length < MIN_POST_LENGTH) return setProblem(tooShort);
		setBusy(true);
		const headers = keyOf({ text });
		// The token is read at each try, because a new sign-in changes it.
		const token = (await findSession())?.token;
		const { refusal } =
			does === 'ask'
				? await postApi('/api/question_add', { body: { p_id: questions.productId, text }, token, headers })
				: await postApi(`/api/question_answer/${postId}`, { body: { text }, token, headers });
		setBusy(false);
		// The sign-in dialog opens over this one, which keeps the typed text.
		if (refusal?.status === 401) return openAuthDialog({ next: questions.address });
		if (refusal) return setProblem(refusal.code === 'not_bought' ? notBought : refusalText(t, refusal));
		showToast(sent);
		onClose();
	};
	return (
		<Dialog open onClose={onClose} title={title}>
			<form className={form.form} onSubmit={save}>
				<TextArea
					label={label}
					hint={hint}
					name="text"
					rows={5}
					maxLength={does === 'ask' ? MAX_QUESTION_LENGTH : MAX_QUESTION_ANSWER_LENGTH}
					value={text}
					error={problem}
					onChange={(event) => setText(event.target.value)}
				/>
				<Button type="submit" wide busy={busy}>
					{send}
				</Button>
			</form>
		</Dialog>
	);
}
