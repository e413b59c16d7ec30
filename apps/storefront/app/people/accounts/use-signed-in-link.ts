import type { MouseEvent } from 'react';
import { useShopNavigate } from '../../platform/use-shop-navigate.ts';
import { type AuthReason, openAuthDialog } from './auth-dialog-state.ts';
import { findSession } from './session-store.ts';

/**
 * NAV-03: a plain link to a page for people who are signed in. For others a click opens the sign-in dialog.
 */
export function useSignedInLink(to: string, reason?: AuthReason) {
	const navigate = useShopNavigate();
	return {
		to,
		onClick: async (event: MouseEvent) => {
			if (event.metaKey || event.ctrlKey || event.shiftKey) return;
			event.preventDefault();
			if (await findSession()) navigate(to);
			else openAuthDialog({ next: to, ...(reason && { reason }) });
		},
	};
}
