import { clearDevice } from '../../platform/clear-device.ts';
import { cart } from '../../shop/cart/cart-store.ts';
import { parkedCarts } from '../../shop/cart/parked-carts.ts';

/**
 * S22: when a person signs out, removes their name, address, unsent order, favourites and searches from the
 * device. The cart is kept for their next sign-in, encrypted and under the person's id.
 */
export async function forgetPerson(userId: number): Promise<void> {
	await cart.ready();
	const { lines } = cart.get();
	await parkedCarts.put(userId, lines);
	await clearDevice({ except: ['parked-carts'] });
}

/**
 * ACCT-02: removes everything of a deleted account from the device, including the cart. Other people's carts
 * are kept.
 */
export async function forgetDeletedPerson(userId: number): Promise<void> {
	await parkedCarts.put(userId, []);
	await clearDevice({ except: ['parked-carts'] });
	// This is the event that another tab sends when it clears the storage. Every part of the page that shows
	// stored data then reads it again.
	window.dispatchEvent(new StorageEvent('storage'));
}
