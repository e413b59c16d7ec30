import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { useCallback, useEffect, useState } from 'react';
import { postApi } from '../../platform/api-client.ts';
import { Link } from '../../platform/link.tsx';
import { openAuthDialog } from '../accounts/auth-dialog-state.ts';
import { ConfirmPhoneDialog } from '../accounts/confirm-phone-dialog.tsx';
import { findSession } from '../accounts/session-store.ts';
import type { NoticeData } from './notice-data.ts';
import styles from './notices.module.css';

type Outcome = { text: string; saved?: true } | { confirmWith: string };

/**
 * CHOOSE-05: sends the request as soon as it appears, and shows the result. People who are not signed in, or
 * whose phone is not confirmed, do that first.
 */
export function AskNotice({ notice }: { notice: NoticeData }) {
	const [outcome, setOutcome] = useState<Outcome>();
	const ask = useCallback(async () => setOutcome(await askFor(notice)), [notice]);
	useEffect(() => {
		void ask();
	}, [ask]);
	if (!outcome) return null;
	if ('confirmWith' in outcome)
		return (
			<ConfirmPhoneDialog
				token={outcome.confirmWith}
				reason={notice.confirm}
				onConfirmed={() => void ask()}
				onClose={() => setOutcome(undefined)}
			/>
		);
	return (
		<p className={outcome.saved ? styles.saved : styles.problem} role="status">
			{outcome.text} {outcome.saved && <Link to={addresses.profile}>{notice.toProfile}</Link>}
		</p>
	);
}

/** Returns undefined when the sign-in dialog opens instead. */
async function askFor(notice: NoticeData): Promise<Outcome | undefined> {
	const session = await findSession();
	const { refusal } = session
		? await postApi('/api/notice_add', { body: { p_id: notice.productId }, token: session.token })
		: { refusal: { status: 401, code: undefined } };
	if (!refusal) return { text: notice.saved, saved: true };
	if (refusal.status === 401) {
		openAuthDialog({ next: notice.address });
		return undefined;
	}
	if (refusal.code === 'phone_unconfirmed' && session) return { confirmWith: session.token };
	if (refusal.code === 'in_stock') return { text: notice.inStock };
	return { text: refusal.code === 'notice_limit' ? notice.limit : notice.failed };
}
