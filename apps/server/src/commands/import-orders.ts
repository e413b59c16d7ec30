import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import { manatFromTenge } from '@dukan/domain/base/money/money.ts';
import { insertPastOrders } from '../areas/selling/orders/import-past-orders.queries.ts';
import { planPastOrders, UnknownOrderColumns } from '../areas/selling/orders/import-past-orders.ts';
import { runImport, SHOWN } from './run-import.ts';
import { UsageError } from './run-main.ts';

/** npm run import-orders -- file [--apply]: imports the completed orders of another shop. */
runImport('import-orders', async (db, sheet, { apply }) => {
	const { add, known, refused } = await planPastOrders(db, sheet, new Date()).catch((error: unknown) => {
		throw error instanceof UnknownOrderColumns ? new UsageError(error.message) : error;
	});
	console.log(`${add.length} new, ${known} known already, ${refused.length} refused`);
	for (const { number, createdAt, lines, subtotalTenge } of add.slice(0, SHOWN))
		console.log(
			`  new: ${number} of ${ashgabatTime(createdAt).date}, ${lines.length} lines, ${manatFromTenge(subtotalTenge)} manat`,
		);
	for (const { row, reason } of refused.slice(0, SHOWN)) console.log(`  row ${row}: ${reason}`);
	if (!apply) console.log('Nothing is changed yet: add --apply.');
	else console.log(`${await insertPastOrders(db, add)} added.`);
});
