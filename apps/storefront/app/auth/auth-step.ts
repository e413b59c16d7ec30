import type { Session } from './session-store.ts';

/** AUTH-01: the views and what each is called. */
export const VIEW_TITLES = {
	signin: 'auth.signinTitle',
	signup: 'auth.signupTitle',
	reset: 'auth.resetTitle',
	resetconfirm: 'auth.resetTitle',
	newpass: 'auth.newPassTitle',
	info: 'auth.infoTitle',
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
	/** AUTH-06: what the last call gave for the next one: the reset's token, then its ticket. */
	pass?: string;
};
export const FIRST_STEP: AuthStep = { view: 'signin', phone: '' };

export type ViewProps = {
	step: AuthStep;
	show: (step: AuthStep) => void;
	/** The person is known: keep the session and go on. */
	enter: (session: Session, greeting: string) => Promise<void>;
	/** To where they were going. */
	goOn: () => void;
};
