import type { ComponentType } from 'react';
import type { AuthView, ViewProps } from './auth-step.ts';
import { InfoView } from './info-view.tsx';
import { NewPasswordView } from './newpass-view.tsx';
import { ResetView } from './reset-view.tsx';
import { ResetConfirmView } from './resetconfirm-view.tsx';
import { PasswordChangedView, RegisteredView } from './success-views.tsx';

/** Whoever knows the password never fetches these. */
export const SELDOM_VIEWS: Record<Exclude<AuthView, 'signin' | 'signup'>, ComponentType<ViewProps>> = {
	reset: ResetView,
	resetconfirm: ResetConfirmView,
	newpass: NewPasswordView,
	info: InfoView,
	success: RegisteredView,
	passsuccess: PasswordChangedView,
};
