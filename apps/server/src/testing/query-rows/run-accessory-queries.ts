import {
	listChosenPairs,
	listFacetValues,
	listFitRules,
} from '../../areas/goods/accessories/accessories.queries.ts';
import {
	findNamedProduct,
	listChosenAccessories,
	listStaffFitRules,
	setAccessories,
	unknownProducts,
} from '../../areas/goods/accessories/staff-accessories.queries.ts';
import { insertAccessories } from '../../commands/demo/insert-accessories.ts';
import type { TestShop } from '../test-shop.ts';

export async function runAccessoryQueries({ db }: TestShop): Promise<void> {
	await insertAccessories(db);
	await listFitRules(db);
	await listFacetValues(db, ['socket']);
	await listStaffFitRules(db);
	await setAccessories(db, 1, [2, 3]);
	await listChosenPairs(db, [1], { both: true });
	await findNamedProduct(db, 1, { lock: true });
	await listChosenAccessories(db, 1);
	await unknownProducts(db, [1, 999_999]);
}
