import type { ComponentType } from 'react';
import type { AuthView, ViewProps } from './auth-step.ts';
import { ConfirmView } from './confirm-view.tsx';
import { InfoView } from './info-view.tsx';
import { NewPasswordView } from './newpass-view.tsx';
import { ResetView } from './reset-view.tsx';
import { ResetConfirmView } from './resetconfirm-view.tsx';
import { PasswordChangedView, RegisteredView } from './success-views.tsx';

/** Views that an ordinary sign-in does not need, loaded on demand. */
export const LAZY_VIEWS: Record<Exclude<AuthView, 'signin' | 'signup'>, ComponentType<ViewProps>> = {
	reset: ResetView,
	resetconfirm: ResetConfirmView,
	newpass: NewPasswordView,
	info: InfoView,
	confirm: ConfirmView,
	success: RegisteredView,
	passsuccess: PasswordChangedView,
};
