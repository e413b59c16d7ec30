import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildCatalogue } from '../build-catalogue.ts';
import { DRAWING_VIEWS } from './drawing.ts';
import { drawProduct } from './drawings.ts';

/** A rasterised card must stay under 12 KB; much more SVG than this never does. */
const MAX_SVG_BYTES = 11_000;

const { products, brands } = buildCatalogue();
const brandOf = (id: number) => brands.find((brand) => brand.id === id)?.name ?? '';

test('every product has three different pictures, the same whenever they are drawn', () => {
	for (const product of products) {
		const subject = { ...product, brand: brandOf(product.brandId) };
		const views = DRAWING_VIEWS.map((view) => drawProduct(subject, view));
		assert.equal(new Set(views).size, 3, product.name.en);
		assert.deepEqual(
			DRAWING_VIEWS.map((view) => drawProduct(subject, view)),
			views,
			product.name.en,
		);
		for (const svg of views) {
			assert.doesNotMatch(svg, /NaN|undefined|Infinity|<text|<filter|href="(?!#)/, product.name.en);
			assert.ok(svg.length <= MAX_SVG_BYTES, `${product.name.en}: ${svg.length} bytes`);
		}
	}
});

test('neighbours in a list differ: hardly two products share a picture', () => {
	const fronts = products.map((product) =>
		drawProduct({ ...product, brand: brandOf(product.brandId) }, 'front'),
	);
	assert.ok(new Set(fronts).size >= products.length * 0.98, `${new Set(fronts).size} of ${products.length}`);
});

test('a drawing that does not exist is named', () => {
	const [product] = products;
	assert.ok(product);
	assert.throws(
		() => drawProduct({ ...product, brand: '', illustration: 'teapot' }, 'front'),
		/no drawing called teapot/,
	);
});
