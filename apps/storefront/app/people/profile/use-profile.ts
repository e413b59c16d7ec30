import type { UserWire } from '@dukan/domain/people/accounts/auth.api.ts';
import { showToast } from '@dukan/ui/toast.tsx';
import { useEffect, useState } from 'react';
import { getApi } from '../../platform/api-client.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import { clearSession } from '../accounts/session-store.ts';

/**
 * AUTH-09: loads the signed-in person's profile. If the server no longer knows the token, the session is
 * cleared.
 */
export function useProfile(token: string) {
	const { t } = useAccountTexts();
	const [user, setUser] = useState<UserWire>();
	const [failed, setFailed] = useState(false);
	const [attempt, setAttempt] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends the request again
	useEffect(() => {
		let left = false;
		setFailed(false);
		getApi('/api/user_show/', { token }).then(({ body }) => {
			if (left) return;
			if (!body) return setFailed(true);
			if (body.token !== false) return setUser(body);
			showToast(t('auth.sessionExpired'), 'problem');
			clearSession();
		});
		return () => {
			left = true;
		};
	}, [token, attempt, t]);
	return { user, setUser, failed, retry: () => setAttempt(attempt + 1) };
}
