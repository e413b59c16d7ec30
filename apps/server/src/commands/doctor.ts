import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { checkDatabase } from '../features/doctor/check-database.ts';
import { checkMachine } from '../features/doctor/check-machine.ts';
import { checkOrigin } from '../features/doctor/check-origin.ts';
import { checkSettings } from '../features/doctor/check-settings.ts';
import { printFinding } from '../features/doctor/finding.ts';
import { openPostgres } from '../platform/database/open-postgres.ts';
import { runMain } from './run-main.ts';

/** npm run doctor: what is well and what is not, with a remedy for each; fails if something is bad. */
runMain(async () => {
	parseArgs({ options: {} });
	const config = readConfig(process.env);
	const findings = [...checkSettings(config), ...(await checkMachine(config))];
	const postgres = await openPostgres(config, () => {});
	try {
		findings.push(...(await checkDatabase(postgres, config)));
		if (config.publicOrigin) findings.push(...(await checkOrigin(config.publicOrigin)));
	} finally {
		await postgres.stop();
	}
	for (const finding of findings) console.log(printFinding(finding));
	const count = findings.filter(({ state }) => state === 'bad').length;
	console.log(count === 0 ? '\nNothing is bad.' : `\nBad: ${count}.`);
	if (count > 0) process.exitCode = 1;
});
