import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { CartProduct } from '../../shop/cart/cart.ts';
import type { Favourites } from './favourites.ts';
import { favouritesToSend, MAX_FAVOURITES, mergeFavourites } from './sync.ts';

const product: CartProduct = {
	id: 1,
	categoryId: 7,
	picture: 'phone.webp',
	name: 'Phone',
	priceTenge: 500_000,
	salePriceTenge: undefined,
	unitFactor: 1,
	stock: 2,
	limit: undefined,
	singleOnly: false,
};
const saved = (...ids: number[]): Favourites =>
	ids.map((id) => ({ product: { ...product, id }, savedPriceTenge: 500_000 }));
const idsOf = (favourites: Favourites) => favourites.map(({ product: { id } }) => id);

test('FAV-02 at the first sign-in all that the visitor saved is sent, the newest last; nothing is let go', () => {
	assert.deepEqual(favouritesToSend(saved(3, 2, 1), { session: '', ids: [] }, 'a'), {
		add: [1, 2, 3],
		remove: [],
	});
});

test('S12 of more than can be kept the newest are sent', () => {
	const newestFirst = Array.from({ length: MAX_FAVOURITES + 2 }, (_, index) => MAX_FAVOURITES + 2 - index);
	const { add } = favouritesToSend(saved(...newestFirst), { session: '', ids: [] }, 'a');
	assert.equal(add.length, MAX_FAVOURITES);
	assert.deepEqual([add[0], add.at(-1)], [3, MAX_FAVOURITES + 2]);
});

test('FAV-02 afterwards only what changed is sent; another sign-in takes nothing away and brings no one else’s goods', () => {
	assert.deepEqual(favouritesToSend(saved(4, 1), { session: 'a', ids: [1, 2] }, 'a'), {
		add: [4],
		remove: [2],
	});
	assert.deepEqual(favouritesToSend(saved(4, 1), { session: 'a', ids: [1, 2] }, 'b'), {
		add: [4],
		remove: [],
	});
});

test('FAV-02 what another device saved or let go comes through; what is done meanwhile is not undone', () => {
	assert.deepEqual(idsOf(mergeFavourites(saved(9, 1), saved(2, 1), saved(2, 1))), [9, 1]);
	assert.deepEqual(idsOf(mergeFavourites(saved(2, 1), saved(2, 1), saved(5, 1))), [5, 1]);
});

test('FAV-02 two devices that change and sync in any order end with the same goods', () => {
	const ids = fc.integer({ min: 1, max: 6 });
	const step = fc.record({ device: fc.nat(1), do: fc.constantFrom('add', 'remove', 'sync'), id: ids });
	fc.assert(
		fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
			let shop: number[] = [];
			const devices = [0, 1].map(() => ({ list: saved(), synced: { session: 's', ids: [] as number[] } }));
			const sync = (device: (typeof devices)[number]) => {
				const { add, remove } = favouritesToSend(device.list, device.synced, 's');
				shop = shop.filter((id) => !remove.includes(id));
				shop = [...add.filter((id) => !shop.includes(id)).toReversed(), ...shop];
				device.list = mergeFavourites(saved(...shop), device.list, device.list);
				device.synced = { session: 's', ids: [...shop] };
				assert.deepEqual(idsOf(device.list), shop);
			};
			for (const { device: index, do: what, id } of steps) {
				const device = devices[index] as (typeof devices)[number];
				const others = device.list.filter(({ product: one }) => one.id !== id);
				if (what === 'sync') sync(device);
				else device.list = what === 'add' ? [...saved(id), ...others] : others;
			}
			for (const device of [...devices, ...devices]) sync(device);
			assert.deepEqual(idsOf(devices[0]?.list ?? []), idsOf(devices[1]?.list ?? []));
		}),
	);
});
