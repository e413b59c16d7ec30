import type { Session } from './session-store.ts';

/** AUTH-01: the views and what each is called. */
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

/** The current step of signing in, and what earlier steps hand on. */
export type AuthStep = {
	view: AuthView;
	phone: string;
	/** The message of the step before: what is wrong, or what went well. */
	message?: string;
	notice?: string;
	/** A token from the last call for the next one: AUTH-06 the reset's token, then its ticket; ACCT-01 the session's token. */
	pass?: string;
};
export const FIRST_STEP: AuthStep = { view: 'signin', phone: '' };

export type ViewProps = {
	step: AuthStep;
	show: (step: AuthStep) => void;
	/** The person is known: keep the session and go on, or first to the view that confirms the phone. */
	enter: (session: Session, greeting: string, confirmFirst?: boolean) => Promise<void>;
	/** Leads to the page that the person was going to. */
	goOn: () => void;
};
