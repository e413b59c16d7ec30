import type { Database } from '../../../platform/database/database.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import {
	findNamedProduct,
	listChosenAccessories,
	setAccessories,
	unknownProducts,
} from './staff-accessories.queries.ts';

/** CHOOSE-02: sets the chosen accessories in this order; they stand before what the rules find. */
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
