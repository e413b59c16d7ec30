import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { useAccountTexts } from '../../platform/texts.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import styles from './auth.module.css';
import { type AuthReason, openAuthDialog } from './auth-dialog-state.ts';
import { type Session, useSession } from './session-store.ts';

type Props = {
	title: string;
	reason?: AuthReason;
	/** Another way to continue, offered to people who do not sign in. */
	otherwise?: ReactNode;
	/** Shown instead of the sign-in where signing in would not help. */
	instead?: ReactNode;
	children: (session: Session) => ReactNode;
};

/**
 * AUTH-10: a page for people who are signed in. The server renders the same frame for everyone. People who
 * are signed out see the sign-in dialog over it and then the page.
 */
export function SignedInOnly({ title, reason = 'continue', otherwise, instead, children }: Props) {
	const { t } = useAccountTexts();
	const { pathname, search } = useLocation();
	const state = useSession();
	const here = pathname + search;
	const isOut = state.status === 'out';
	const asks = isOut && !instead;
	useEffect(() => {
		if (asks) openAuthDialog({ next: here, reason });
	}, [asks, here, reason]);
	return (
		<div className={`content ${styles.guarded}`}>
			<PageHead title={title} hidden />
			<h1>{title}</h1>
			{state.status === 'in' ? (
				children(state.session)
			) : isOut && instead ? (
				instead
			) : (
				<div className={styles.frame}>
					<p>{t(reason === 'order' ? 'auth.signinToOrder' : 'auth.signinToContinue')}</p>
					<ButtonLink
						to={`${addresses.signIn}?next=${encodeURIComponent(here)}`}
						onClick={(event) => {
							event.preventDefault();
							openAuthDialog({ next: here, reason });
						}}
					>
						{t('auth.signin')}
					</ButtonLink>
					{otherwise}
				</div>
			)}
		</div>
	);
}
