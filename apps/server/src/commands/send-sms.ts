import Fastify from 'fastify';
import { startSmsWorker } from '../areas/shop/sms/start-sms-worker.ts';
import { readConfig } from '../main/config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { requireSchema } from '../platform/database/migrate.ts';
import { loggerOptions } from '../platform/http/request-log.ts';
import { ConfigError } from '../platform/read-settings.ts';
import { runMain } from './run-main.ts';

/** Runs the SMS worker in a process of its own, for shops whose servers run with SMS_WORKER=off. */
runMain(async () => {
	const config = readConfig(process.env);
	if (!config.databaseUrl)
		throw new ConfigError('A worker apart needs DATABASE_URL: the database of its servers.');
	const directUrl = config.databaseDirectUrl ?? config.databaseUrl;
	await requireSchema(directUrl);
	const { log } = Fastify({ logger: loggerOptions(config.logLevel) });
	const db = openDatabase(directUrl, (error) => log.warn({ err: error }, 'database connection lost'));
	const worker = startSmsWorker({ db, config, clock: () => new Date() }, log);
	const stop = async () => {
		await worker.stop();
		await db.destroy();
		process.exit(0);
	};
	process.once('SIGTERM', stop);
	process.once('SIGINT', stop);
});
