import { postApi } from '../../platform/api-client.ts';
import { clearDevice } from '../../platform/clear-device.ts';
import { closeRecords } from '../../platform/secure-store.ts';
import { forgetPerson } from '../accounts/forget-person.ts';

/**
 * AUTH-08, S22: the session and all that is personal are cleared and the page reloaded. Without an answer too: it is this
 * device that must forget, and at once, for on a slow connection the phone may be handed on before the shop responds.
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
