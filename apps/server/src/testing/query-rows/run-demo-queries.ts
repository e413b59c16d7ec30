import { sql } from 'kysely';
import {
	countDemo,
	deleteDemoContent,
	deleteDemoProducts,
	hideDemoProducts,
	lockRemovableProducts,
} from '../../features/demo/demo.queries.ts';
import {
	deleteDemoPromotions,
	deleteDemoSearches,
	deleteDemoSuppliers,
} from '../../features/demo/demo-papers.queries.ts';
import { deleteDemoCustomers, deleteDemoStaff } from '../../features/demo/demo-people.queries.ts';
import type { Database } from '../../platform/database/database.ts';

/** OWN-02, taken back at the end: what runs after it needs the demo. */
export async function runDemoQueries(db: Database): Promise<void> {
	const trx = await db.startTransaction().execute();
	await countDemo(trx);
	const ids = await lockRemovableProducts(trx, 1);
	await sql`with family as (insert into product_families (code) values ('D') returning id)
		update products set family_id = family.id from family where products.id = any (${ids})`.execute(trx);
	await deleteDemoProducts(trx, ids);
	await hideDemoProducts(trx);
	await deleteDemoContent(trx);
	await deleteDemoPromotions(trx);
	await deleteDemoSearches(trx);
	await deleteDemoSuppliers(trx);
	await deleteDemoCustomers(trx);
	await deleteDemoStaff(trx);
	await trx.rollback().execute();
}
