import type { DemoProduct } from './catalogue-types.ts';
import { seededRandom } from './seeded-random.ts';

/** FIND-04: sub-categories of products that people buy to go with others. */
const ACCESSORIES = new Set([
	403, 503, 605, 703, 704, 803, 903, 1104, 1202, 1304, 1305, 1406, 1604, 1605, 1606, 1607,
]);

export function isAccessory(subcategoryId: number): boolean {
	return ACCESSORIES.has(subcategoryId);
}

/** The interest of the demo's shoppers in a sub-category. Others get OTHER_INTEREST. */
const INTEREST: Readonly<Record<number, number>> = {
	701: 100,
	101: 70,
	1101: 60,
	1001: 55,
	102: 50,
	801: 45,
	901: 45,
	1201: 40,
	104: 35,
	902: 32,
	1002: 30,
	1302: 30,
	1505: 28,
	1303: 28,
	1301: 26,
	201: 25,
	202: 24,
};
const OTHER_INTEREST = 12;

/** Returns the views of a product page in a week, as if the shop had been open for long. */
export function demoViews({ id, subcategoryId }: DemoProduct): number {
	const random = seededRandom(id, 'views');
	return Math.ceil((INTEREST[subcategoryId] ?? OTHER_INTEREST) * (0.75 + random.next() / 2));
}
