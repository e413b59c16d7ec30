import { type Cart, type CartLine, parseCart } from '@dukan/domain/shop/cart/cart.ts';
import { readRecord, removeRecord, withRecord, writeRecord } from '../../platform/secure-store.ts';
import { cart } from './cart-store.ts';

/** Enough for a family on one device. The oldest carts are deleted. */
const MOST = 6;

type Parked = { userId: number; lines: readonly CartLine[] };

/** S22: keeps the carts of people who have signed out on this device, each under its owner. */
export const parkedCarts = {
	put: (userId: number, lines: readonly CartLine[]): Promise<void> =>
		withRecord('parked-carts', async () => {
			const others = (await readAll()).filter((one) => one.userId !== userId);
			const own = lines.length > 0 ? [{ userId, lines }] : [];
			const left = [...own, ...others].slice(0, MOST);
			if (left.length === 0) return removeRecord('parked-carts');
			await writeRecord('parked-carts', left);
		}),
	/** Adds the person's parked lines to the cart, after those that are in it already. */
	restore: async (userId: number): Promise<void> => {
		const found = (await readAll()).find((one) => one.userId === userId);
		if (!found) return;
		await cart.ready();
		for (const line of found.lines) cart.dispatch({ type: 'restore', line, index: cart.get().lines.length });
		await parkedCarts.put(userId, []);
	},
};

async function readAll(): Promise<Parked[]> {
	const stored = await readRecord('parked-carts');
	return (Array.isArray(stored) ? stored : []).flatMap(({ userId, lines }: Partial<Parked>) => {
		const parsed: Cart | undefined = parseCart({ lines });
		return typeof userId === 'number' && parsed ? [{ userId, lines: parsed.lines }] : [];
	});
}
