import { flushCompileCache } from 'node:module';
import { createServer } from 'node:net';
import { setTimeout as pause, setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { warmPictures } from '../areas/shop/pictures/warm-pictures.ts';
import { firstOwnerLink } from '../areas/staff/team/first-owner.ts';
import { showOwnerLink } from '../areas/staff/team/show-owner-link.ts';
import { StartError } from '../platform/start-error.ts';
import { STOP_MS } from '../platform/stop-times.ts';
import { notifySystemd } from '../platform/systemd-notify.ts';
import { type Config, readConfig } from './config.ts';
import { foreseenMessage } from './explain-start.ts';
import { type OpenShop, openShop } from './open-shop.ts';

/** Connections that the system accepted before the stop are still served in this time. */
const DRAIN_DELAY_MS = 100;
const CLOSE_IDLE_EVERY_MS = 100;

const say = (line: string) => console.log(`· ${line}`);

async function start(): Promise<void> {
	const config = readConfig(process.env);
	await requireFreePort(config);
	const stopped = onStopSignal();
	const shop = await openShop(config, say, stopped);
	try {
		await listen(shop, config);
	} catch (error) {
		await shop.close();
		throw error;
	}
	if (config.warmPictures && !config.development)
		void warmPictures(shop.app, stopped).catch((error: unknown) =>
			shop.app.log.warn({ err: error }, 'pictures were not rendered ahead'),
		);
	if (stopped.aborted) await stop(shop);
	else stopped.addEventListener('abort', () => stop(shop), { once: true });
}

async function listen({ app, services }: OpenShop, config: Config): Promise<void> {
	// Fastify would log each address that it listens on, but one line for people is enough.
	app.log.level = 'warn';
	await app.listen({ port: config.port, host: config.host });
	app.log.level = config.logLevel;
	const { port } = app.server.address() as { port: number };
	console.log(`\nDükan is open: http://localhost:${port}\n`);
	if (config.sms.outboxPage) say(`SMS that would be sent: http://localhost:${port}/sms-outbox`);
	await showOwnerLink(await firstOwnerLink(services), config, say);
	notifySystemd('READY=1');
	process.send?.({ port });
	flushCompileCache();
}

/**
 * The signal is aborted when the process is asked to end, also during the start, so that nothing that it has
 * started keeps running.
 */
function onStopSignal(): AbortSignal {
	const stopping = new AbortController();
	const abort = () => stopping.abort();
	process.on('SIGTERM', abort);
	process.on('SIGINT', abort);
	// The parent process has ended.
	process.on('disconnect', abort);
	return stopping.signal;
}

async function stop({ app, close }: OpenShop): Promise<void> {
	notifySystemd('STOPPING=1');
	// R9: the process ends after this time even if work is still running.
	setTimeout(() => process.exit(1), STOP_MS.process).unref();
	// Connections that become idle only after their last response would keep the server open for a minute.
	setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS).unref();
	// Closing the listening socket resets connections that were accepted but not yet read, so these are read first.
	await pause(DRAIN_DELAY_MS);
	await yieldToEventLoop();
	await close();
	process.exit(0);
}

/** Checks the port before anything is started, so that the message comes at once. */
async function requireFreePort({ port, host }: Config): Promise<void> {
	const probe = createServer();
	try {
		await new Promise<void>((done, fail) => {
			probe.once('error', fail);
			probe.listen(port, host, done);
		});
	} catch (error) {
		throw new StartError(explainPort(error as NodeJS.ErrnoException, { port, host }));
	} finally {
		probe.close();
	}
}

function explainPort(
	{ code, message }: NodeJS.ErrnoException,
	{ port, host }: Pick<Config, 'port' | 'host'>,
): string {
	if (code === 'EADDRINUSE')
		return `Port ${port} is taken: stop what uses it, or choose another, e.g. PORT=${port + 1} npm start.`;
	if (code === 'EACCES')
		return `Port ${port} is not permitted to this account: choose one from 1024, and let nginx listen on ${port}.`;
	if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
		return `HOST=${host} is no address of this machine: 127.0.0.1 is for nginx on it, 0.0.0.0 for everyone.`;
	return `The shop cannot listen on ${host}, port ${port}: ${message}.`;
}

export function runShop(): void {
	start().catch((error: unknown) => {
		// The process was asked to end while it started, and has closed everything.
		if ((error as Error).name === 'AbortError') process.exit(0);
		console.error(foreseenMessage(error) ?? error);
		process.exit(1);
	});
}
