import {
	countDemo,
	deleteDemoContent,
	deleteDemoProducts,
	hideDemoProducts,
	lockRemovableProducts,
} from '../../features/demo/demo.queries.ts';
import type { Database } from '../../platform/database/database.ts';

/** OWN-02, taken back at the end: what runs after it needs the demo. */
export async function runDemoQueries(db: Database): Promise<void> {
	const trx = await db.startTransaction().execute();
	await countDemo(trx);
	await deleteDemoProducts(trx, await lockRemovableProducts(trx, 1));
	await hideDemoProducts(trx);
	await deleteDemoContent(trx);
	await trx.rollback().execute();
}
