import { postApi } from '../../platform/api-client.ts';
import { forgetSession } from '../session-store.ts';

/** AUTH-08: the session is cleared and the page reloaded. Without an answer too: it is this device that must forget. */
export async function signOut(token: string): Promise<void> {
	await postApi('/api/signout', { token });
	forgetSession();
	window.location.reload();
}
