import { maskPhone } from '@dukan/domain/base/text/phone.ts';
import { insertCustomers } from '../areas/running/customers/import-customers.queries.ts';
import { planCustomers, UnknownColumns } from '../areas/running/customers/import-customers.ts';
import { runImport, SHOWN } from './run-import.ts';
import { UsageError } from './run-main.ts';

/** npm run import-customers -- file [--apply]: imports the customers of another shop. */
runImport('import-customers', async (db, sheet, { apply }) => {
	const { add, known, refused } = await planCustomers(db, sheet, new Date()).catch((error: unknown) => {
		throw error instanceof UnknownColumns ? new UsageError(error.message) : error;
	});
	console.log(`${add.length} new, ${known} known already, ${refused.length} refused`);
	for (const { phone, name, language } of add.slice(0, SHOWN))
		console.log(`  new: ${maskPhone(phone)} ${name} (${language})`);
	for (const { row, reason } of refused.slice(0, SHOWN)) console.log(`  row ${row}: ${reason}`);
	if (!apply) console.log('Nothing is changed yet: add --apply.');
	else console.log(`${await insertCustomers(db, add, new Date())} added; they choose a password by SMS.`);
});
