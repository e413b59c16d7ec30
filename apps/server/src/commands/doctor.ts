import { parseArgs } from 'node:util';
import { checkDatabase } from '../areas/running/doctor/check-database.ts';
import { MACHINE_CHECKS } from '../areas/running/doctor/check-machine.ts';
import { checkOrigin } from '../areas/running/doctor/check-origin.ts';
import { SETTING_CHECKS } from '../areas/running/doctor/check-settings.ts';
import { printFinding, runChecks } from '../areas/running/operations/health-check.ts';
import { readConfig } from '../main/config.ts';
import { openPostgres } from '../platform/database/open-postgres.ts';
import { runMain } from './run-main.ts';

/**
 * npm run doctor: prints what is well and what is not, each problem with a remedy. Fails if something is bad.
 */
runMain(async () => {
	parseArgs({ options: {} });
	const config = readConfig(process.env);
	const findings = [
		...(await runChecks(SETTING_CHECKS, config)),
		...(await runChecks(MACHINE_CHECKS, config)),
	];
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
