import { clearDevice } from '../../platform/clear-device.ts';
import { cart } from '../../shop/cart/cart-store.ts';
import { parkedCarts } from '../../shop/cart/parked-carts.ts';

/**
 * S22: when a person signs out, removes their name, address, unsent order, favourites and searches from the device. The cart is
 * kept, encrypted and under the person's id, for their next sign-in.
 */
export async function forgetPerson(userId: number): Promise<void> {
	await cart.ready();
	const { lines } = cart.get();
	await parkedCarts.put(userId, lines);
	await clearDevice({ except: ['parked-carts'] });
}

/** ACCT-02: removes everything of a deleted account from the device, the cart too. Other people's carts are kept. */
export async function forgetDeletedPerson(userId: number): Promise<void> {
	await parkedCarts.put(userId, []);
	await clearDevice({ except: ['parked-carts'] });
	// Acts as if another tab had cleared the storage, so that every part of this page that shows stored data reads it again.
	window.dispatchEvent(new StorageEvent('storage'));
}
