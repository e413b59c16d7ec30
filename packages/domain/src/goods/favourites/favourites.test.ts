import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CartProduct } from '../../shop/cart/cart.ts';
import { changeFavourites, isFavourite, parseFavourites, priceDropTenge } from './favourites.ts';

const phone: CartProduct = {
	id: 7,
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

test('FAV-01 add is ignored if present; newest first; remove; clear', () => {
	const one = changeFavourites([], { type: 'add', product: phone });
	assert.equal(isFavourite(one, 7), true);
	assert.equal(changeFavourites(one, { type: 'add', product: phone }), one);
	const two = changeFavourites(one, { type: 'add', product: { ...phone, id: 8 } });
	assert.deepEqual(
		two.map(({ product }) => product.id),
		[8, 7],
	);
	assert.deepEqual(changeFavourites(two, { type: 'remove', productId: 8 }), one);
	assert.deepEqual(changeFavourites(two, { type: 'replace', favourites: one }), one);
	assert.deepEqual(changeFavourites(two, { type: 'clear' }), []);
});

test('FAV-01 FAV-02 a fresh price replaces the old one; a drop since saving is told, a rise is not', () => {
	const saved = changeFavourites([], { type: 'add', product: phone });
	const drop = (fresh: CartProduct) => {
		const [favourite] = changeFavourites(saved, { type: 'update', products: [fresh] });
		assert.deepEqual(favourite?.product, fresh);
		return favourite && priceDropTenge(favourite);
	};
	assert.equal(drop({ ...phone, salePriceTenge: 450_000 }), 50_000);
	assert.equal(drop({ ...phone, priceTenge: 600_000 }), 0);
	assert.equal(drop(phone), 0);
});

test('GEN-04 FAV-02 a drop is told of the price that is displayed: unit price × unit', () => {
	const cable = { ...phone, priceTenge: 100, unitFactor: 10 };
	const saved = changeFavourites([], { type: 'add', product: cable });
	const [cheaper] = changeFavourites(saved, { type: 'update', products: [{ ...cable, priceTenge: 80 }] });
	assert.equal(cheaper && priceDropTenge(cheaper), 200);
});

test('AUTH-08 what was kept is taken only if it is a list of saved products', () => {
	const saved = changeFavourites([], { type: 'add', product: phone });
	assert.deepEqual(parseFavourites(structuredClone(saved)), saved);
	assert.deepEqual(parseFavourites([]), []);
	for (const kept of [undefined, null, 7, {}, [null], [{ product: { ...phone, name: 1 } }], [...saved, {}]])
		assert.equal(parseFavourites(kept), undefined);
});
