import type { Session } from './session-store.ts';

/** AUTH-01: the views and their titles. */
export const VIEW_TITLES = {
	signin: 'auth.signinTitle',
	signup: 'auth.signupTitle',
	reset: 'auth.resetTitle',
	resetconfirm: 'auth.resetTitle',
	newpass: 'auth.newPassTitle',
	info: 'auth.infoTitle',
	confirm: 'auth.confirmTitle',
	success: 'auth.success',
	passsuccess: 'auth.success',
} as const;
export type AuthView = keyof typeof VIEW_TITLES;

/** The current step of signing in, with the data that earlier steps pass on. */
export type AuthStep = {
	view: AuthView;
	phone: string;
	/** A message from the previous step: `message` says what is wrong, `notice` what went well. */
	message?: string;
	notice?: string;
	/**
	 * A token from the last call for the next one. AUTH-06: first the token of the reset, then its ticket.
	 * ACCT-01: the token of the session.
	 */
	pass?: string;
};
export const FIRST_STEP: AuthStep = { view: 'signin', phone: '' };

export type ViewProps = {
	step: AuthStep;
	show: (step: AuthStep) => void;
	/**
	 * Called when the person has signed in. Stores the session and goes on, or first shows the view that
	 * confirms the phone.
	 */
	enter: (session: Session, greeting: string, confirmFirst?: boolean) => Promise<void>;
	/** Opens the page that the person wanted. */
	goOn: () => void;
};
