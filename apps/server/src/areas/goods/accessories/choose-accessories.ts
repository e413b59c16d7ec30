import type { Database } from '../../../platform/database/database.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import {
	findNamedProduct,
	listChosenAccessories,
	setAccessories,
	unknownProducts,
} from './staff-accessories.queries.ts';

/**
 * CHOOSE-02: sets the accessories that staff chose, in this order. They stand before those that rules find.
 */
export async function chooseAccessories(
	trx: Database,
	productId: number,
	{ chosen, was }: { chosen: readonly number[]; was: readonly number[] },
): Promise<void> {
	if (!(await findNamedProduct(trx, productId, { lock: true }))) throw new Problem('not_found');
	if (chosen.includes(productId)) throw invalidField('chosen', 'itself');
	if ((await unknownProducts(trx, chosen)).length > 0) throw invalidField('chosen', 'wrong');
	const current = (await listChosenAccessories(trx, productId)).map(({ id }) => id);
	if (current.join() !== was.join()) throw new Problem('changed_meanwhile');
	await setAccessories(trx, productId, chosen);
}
