import { addresses } from '@dukan/domain/addresses/addresses.ts';
import { type ComponentType, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useAccountTexts } from '../platform/texts.tsx';
import { showToast } from '../ui/toast.tsx';
import styles from './auth.module.css';
import { type AuthReason, closeAuthDialog } from './auth-dialog-state.ts';
import type { AuthStep, AuthView, ViewProps } from './auth-step.ts';
import { keepSession, type Session } from './session-store.ts';
import { SignInView } from './signin-view.tsx';
import { SignUpView } from './signup-view.tsx';

const VIEWS: Record<AuthView, ComponentType<ViewProps>> = { signin: SignInView, signup: SignUpView };

type Props = {
	step: AuthStep;
	onStep: (step: AuthStep) => void;
	next: string | undefined;
	reason: AuthReason | undefined;
};

/** The views of the dialog and of /signin. */
export function AuthViews({ step, onStep, next, reason }: Props) {
	const { t } = useAccountTexts();
	const navigate = useNavigate();
	const place = useRef<HTMLDivElement>(null);
	const View = VIEWS[step.view];

	// biome-ignore lint/correctness/useExhaustiveDependencies: each view starts at its first field
	useEffect(() => {
		const first = place.current?.querySelector('input');
		// A dialog that is about to open asks for this mark; in an open one it means nothing.
		if (first) first.autofocus = true;
		first?.focus();
	}, [step.view]);

	const enter = async (session: Session, greeting: string) => {
		await keepSession(session);
		closeAuthDialog();
		showToast(greeting);
		navigate(next ?? addresses.profile);
	};
	return (
		<div ref={place}>
			{reason && step.view === 'signin' && (
				<p className={styles.reason}>
					{t(reason === 'order' ? 'auth.signinToOrder' : 'auth.signinToContinue')}
				</p>
			)}
			<View
				key={step.view}
				phone={step.phone}
				show={(view, phone) => onStep({ view, phone })}
				enter={enter}
			/>
		</div>
	);
}
