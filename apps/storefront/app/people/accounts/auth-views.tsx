import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { showToast } from '@dukan/ui/toast.tsx';
import { type ComponentType, useEffect, useRef } from 'react';
import { useAccountTexts } from '../../platform/texts.tsx';
import { useShopNavigate } from '../../platform/use-shop-navigate.ts';
import { parkedCarts } from '../../shop/cart/parked-carts.ts';
import styles from './auth.module.css';
import { type AuthReason, closeAuthDialog } from './auth-dialog-state.ts';
import type { AuthStep, AuthView, ViewProps } from './auth-step.ts';
import { type Session, storeSession } from './session-store.ts';
import { SignInView } from './signin-view.tsx';
import { SignUpView } from './signup-view.tsx';

/** Views that most visits need; the others are added when they are first opened. */
const views: Partial<Record<AuthView, ComponentType<ViewProps>>> = { signin: SignInView, signup: SignUpView };

type Props = {
	step: AuthStep;
	onStep: (step: AuthStep) => void;
	next: string | undefined;
	reason: AuthReason | undefined;
};

/** The views of the dialog and of /signin. */
export function AuthViews({ step, onStep, next, reason }: Props) {
	const { t } = useAccountTexts();
	const navigate = useShopNavigate();
	const place = useRef<HTMLDivElement>(null);
	const View = views[step.view];

	// biome-ignore lint/correctness/useExhaustiveDependencies: each view starts at its first field
	useEffect(() => {
		// The person is already typing: on /signin that is possible before script is ready.
		if (place.current?.contains(document.activeElement)) return;
		const first = place.current?.querySelector<HTMLElement>('input:not([hidden])');
		// A dialog that is about to open asks for this mark; in an open one it means nothing.
		if (first) first.autofocus = true;
		(first ?? place.current?.querySelector('button'))?.focus();
	}, [step.view]);

	/** The view before stays until the next one has arrived. */
	const show = async (wanted: AuthStep) => {
		try {
			if (!views[wanted.view]) Object.assign(views, (await import('./lazy-views.ts')).LAZY_VIEWS);
			onStep(wanted);
		} catch {
			showToast(t('error.load'), 'problem');
		}
	};
	const goOn = () => {
		closeAuthDialog();
		navigate(next ?? addresses.profile);
	};
	const enter = async (session: Session, greeting: string, confirmFirst = false) => {
		await storeSession(session);
		// S22: restores the cart that this person had left here.
		if (session.u_id !== undefined) await parkedCarts.restore(session.u_id);
		showToast(greeting);
		if (confirmFirst) return show({ view: 'confirm', phone: '', pass: session.token });
		goOn();
	};
	return (
		<div ref={place}>
			{reason && step.view === 'signin' && (
				<p className={styles.reason}>
					{t(reason === 'order' ? 'auth.signinToOrder' : 'auth.signinToContinue')}
				</p>
			)}
			{View && <View key={step.view} step={step} show={show} enter={enter} goOn={goOn} />}
		</div>
	);
}
