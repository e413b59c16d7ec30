import { addresses, isLocalPath } from '@dukan/domain/base/addresses/addresses.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { useAccountTexts } from '../../platform/texts.tsx';
import { useShopNavigate } from '../../platform/use-shop-navigate.ts';
import styles from './auth.module.css';
import { FIRST_STEP, VIEW_TITLES } from './auth-step.ts';
import { AuthViews } from './auth-views.tsx';
import { useSession } from './session-store.ts';

/**
 * AUTH-10: the sign-in page. People who are signed in are sent on. Signing in needs script, because the token
 * is kept in the browser.
 */
export default function SignInScreen() {
	const { t } = useAccountTexts();
	const navigate = useShopNavigate();
	const session = useSession();
	const query = new URLSearchParams(useLocation().search);
	const [step, setStep] = useState(FIRST_STEP);
	const asked = query.get('next');
	const next = asked && isLocalPath(asked) ? asked : undefined;
	const title = t(VIEW_TITLES[step.view]);

	const [cameSignedIn, setCameSignedIn] = useState<boolean>();
	useEffect(() => {
		if (session.status !== 'unknown') setCameSignedIn((known) => known ?? session.status === 'in');
	}, [session.status]);
	useEffect(() => {
		if (cameSignedIn) navigate(addresses.profile, { replace: true });
	}, [cameSignedIn, navigate]);

	return (
		<div className={`content ${styles.page}`}>
			<PageHead title={title} hidden />
			<h1>{title}</h1>
			<noscript>
				<p className={styles.reason}>{t('auth.needsScript')}</p>
			</noscript>
			<AuthViews step={step} onStep={setStep} next={next} reason={next ? 'continue' : undefined} />
		</div>
	);
}
