import { showToast } from '@dukan/ui/toast.tsx';
import { type ComponentType, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../platform/texts.tsx';
import { type AuthRequest, authRequest, closeAuthDialog, onAuthDialog } from './auth-dialog-state.ts';

type AuthDialog = ComponentType<{ request: AuthRequest }>;

/** Where the dialog comes up. Its code is fetched when it is first asked for; leaving the page closes it. */
export function AuthDialogHost() {
	const { t, account } = useTexts();
	const request = useSyncExternalStore(onAuthDialog, authRequest, () => undefined);
	const { key } = useLocation();
	const [Dialog, setDialog] = useState<AuthDialog>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a page of its own for each key
	useEffect(() => closeAuthDialog, [key]);
	useEffect(() => {
		if (!request || Dialog) return;
		Promise.all([import('./auth-dialog.tsx'), account()]).then(
			([loaded]) => setDialog(() => loaded.AuthDialog),
			() => {
				showToast(t('error.load'), 'problem');
				closeAuthDialog();
			},
		);
	}, [request, Dialog, t, account]);
	if (!request || !Dialog) return null;
	return (
		<Suspense>
			<Dialog request={request} />
		</Suspense>
	);
}
