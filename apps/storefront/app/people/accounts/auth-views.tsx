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

/** The views that most visits need. The others are loaded when one of them is first opened. */
const views: Partial<Record<AuthView, ComponentType<ViewProps>>> = { signin: SignInView, signup: SignUpView };

type Props = {
	step: AuthStep;
	onStep: (step: AuthStep) => void;
	next: string | undefined;
	reason: AuthReason | undefined;
};

/** The views of the sign-in dialog and of /signin. */
export function AuthViews({ step, onStep, next, reason }: Props) {
	const { t } = useAccountTexts();
	const navigate = useShopNavigate();
	const place = useRef<HTMLDivElement>(null);
	const View = views[step.view];

	// biome-ignore lint/correctness/useExhaustiveDependencies: each new view sets the focus to its first field
	useEffect(() => {
		// On /signin people can begin to type before script is ready, so the focus stays where it is.
		if (place.current?.contains(document.activeElement)) return;
		const first = place.current?.querySelector<HTMLElement>('input:not([hidden])');
		// A dialog that is about to open focuses the element with this attribute. In an open dialog it has no
		// effect.
		if (first) first.autofocus = true;
		(first ?? place.current?.querySelector('button'))?.focus();
	}, [step.view]);

	/** The current view stays visible until the code of the next one has loaded. */
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
		// S22: restores the cart that this person left on this device.
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
