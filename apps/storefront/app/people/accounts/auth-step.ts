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

/** Where someone is on the way in, and what came before. */
export type AuthStep = {
	view: AuthView;
	phone: string;
	/** What the step before has to say: what is wrong, or what went well. */
	message?: string;
	notice?: string;
	/** What the last call gave for the next one: AUTH-06 the reset's token, then its ticket; ACCT-01 the session's token. */
	pass?: string;
};
export const FIRST_STEP: AuthStep = { view: 'signin', phone: '' };

export type ViewProps = {
	step: AuthStep;
	show: (step: AuthStep) => void;
	/** The person is known: keep the session and go on, or first to the view that confirms the phone. */
	enter: (session: Session, greeting: string, confirmFirst?: boolean) => Promise<void>;
	/** To where they were going. */
	goOn: () => void;
};
