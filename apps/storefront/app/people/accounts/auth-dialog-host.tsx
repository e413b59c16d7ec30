import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../platform/lazy-part.tsx';
import { closeAuthDialog, useAuthRequest } from './auth-dialog-state.ts';

const AuthDialog = lazyPart(async (account) => {
	const [{ AuthDialog }] = await Promise.all([import('./auth-dialog.tsx'), account()]);
	return AuthDialog;
});

/**
 * Shows the dialog on any page. Its code is fetched when it is first opened, and leaving the page closes it.
 */
export function AuthDialogHost() {
	const request = useAuthRequest();
	const { key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each page
	useEffect(() => closeAuthDialog, [key]);
	return request ? <AuthDialog request={request} onFailed={closeAuthDialog} /> : null;
}
