import { postApi } from '../../platform/api-client.ts';
import { forgetPerson } from '../forget-person.ts';
import { clearSession } from '../session-store.ts';

/**
 * AUTH-08, S22: the session and all that is personal are cleared and the page reloaded. Without an answer too: it is this
 * device that must forget.
 */
export async function signOut(token: string, userId: number): Promise<void> {
	await postApi('/api/signout', { token });
	await forgetPerson(userId);
	clearSession();
	window.location.reload();
}
