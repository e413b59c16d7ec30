import { Button } from '@dukan/ui/button.tsx';
import { useState } from 'react';
import { openAuthDialog } from '../../people/accounts/auth-dialog-state.ts';
import { findSession } from '../../people/accounts/session-store.ts';
import { lazyPart } from '../../platform/lazy-part.tsx';
import type { QuestionsData } from './questions-data.ts';

const QuestionDialog = lazyPart(async (account) => {
	const [{ QuestionDialog }] = await Promise.all([import('./question-dialog.tsx'), account()]);
	return QuestionDialog;
});

type Props = {
	questions: QuestionsData;
	does: 'ask' | 'answer' | 'report';
	postId?: number;
	/** The button's name for screen readers, which says which question it belongs to. */
	name?: string;
	look?: 'secondary' | 'quiet';
};

/** Opens the form for people who are signed in. Others sign in first and then return to this page. */
export function QuestionButton({ questions, does, postId = 0, name, look = 'quiet' }: Props) {
	const [token, setToken] = useState<string>();
	const open = async () => {
		const session = await findSession();
		if (session) setToken(session.token);
		else openAuthDialog({ next: questions.address });
	};
	return (
		<>
			<Button look={look} aria-label={name} onClick={() => void open()}>
				{does === 'report' ? questions.report : questions[does].title}
			</Button>
			{token !== undefined && (
				<QuestionDialog
					questions={questions}
					does={does}
					postId={postId}
					token={token}
					onClose={() => setToken(undefined)}
					onFailed={() => setToken(undefined)}
				/>
			)}
		</>
	);
}
