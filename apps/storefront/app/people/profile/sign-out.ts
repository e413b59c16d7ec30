import { postApi } from '../../platform/api-client.ts';
import { clearDevice } from '../../platform/clear-device.ts';
import { closeRecords } from '../../platform/secure-store.ts';
import { forgetPerson } from '../accounts/forget-person.ts';

/**
 * AUTH-08, S22: clears the session and all personal data at once, because on a slow connection the phone may
 * be handed to someone else before the server responds. After the response, or without one, the page is
 * reloaded.
 */
export async function signOut(token: string, userId: number): Promise<void> {
	const response = postApi('/api/signout', { token });
	await forgetPerson(userId);
	closeRecords();
	await response;
	// Clears what another tab has stored meanwhile.
	await clearDevice({ except: ['parked-carts'] });
	window.location.reload();
}
