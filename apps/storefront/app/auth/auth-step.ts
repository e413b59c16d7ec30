import type { Session } from './session-store.ts';

/** AUTH-01: the views and what each is called. */
export const VIEW_TITLES = { signin: 'auth.signinTitle', signup: 'auth.signupTitle' } as const;
export type AuthView = keyof typeof VIEW_TITLES;

/** Where someone is on the way in, and what they typed before. */
export type AuthStep = { view: AuthView; phone: string };
export const FIRST_STEP: AuthStep = { view: 'signin', phone: '' };

export type ViewProps = {
	phone: string;
	show: (view: AuthView, phone: string) => void;
	/** The person is known: keep the session and go on. */
	enter: (session: Session, greeting: string) => Promise<void>;
};
