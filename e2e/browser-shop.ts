import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startBank } from '../apps/server/src/testing/bank/start-bank.ts';
import { PATIENT, type ServerProcess, startServer } from '../apps/server/src/testing/server-process.ts';

/**
 * This is longer than any client keeps a connection open, so the server closes none while a request is on its
 * way.
 */
const KEEP_ALIVE_MS = 120_000;

export type BrowserShop = {
	env: Record<string, string>;
	/** The output of the server processes, with their warnings and errors. */
	output: () => string;
	close: () => Promise<void>;
};

/**
 * Starts two server processes on one database behind a proxy that alternates between them, so tests fail if
 * one process relies on the memory of the other.
 */
export async function openBrowserShop(databaseUrl: string, dataDir: string): Promise<BrowserShop> {
	const origins: string[] = [];
	const bank = await startBank();
	const proxy = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, alternate(origins));
	await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
	const { port } = proxy.address() as AddressInfo;
	const publicOrigin = `http://127.0.0.1:${port}`;
	const env = {
		PUBLIC_ORIGIN: publicOrigin,
		DATABASE_URL: databaseUrl,
		DATA_DIR: dataDir,
		LOG_LEVEL: 'warn',
		KIT_PAGE: 'on',
		SMS_OUTBOX_PAGE: 'on',
		DEMO_CATALOGUE: 'off',
		ADDRESS_LIMIT_FACTOR: '1000',
		...PATIENT,
		...bank.env,
	};
	const servers = await Promise.all([startServer(env), startServer(env)]);
	origins.push(...servers.map(({ origin }) => origin));
	return {
		output: () => servers.map(describe).join('\n'),
		env: { BASE_URL: publicOrigin, SERVER_ORIGINS: origins.join(' '), BANK_ORIGIN: bank.origin },
		close: async () => {
			proxy.closeAllConnections();
			proxy.close();
			await Promise.all(servers.map((server) => server.stop()));
			await bank.stop();
		},
	};
}

function describe({ origin, process, output }: ServerProcess): string {
	const { exitCode, signalCode } = process;
	const ended = exitCode ?? signalCode;
	return `${origin}${ended === null ? '' : ` ENDED BY ITSELF with ${ended}`}:\n${output()}`;
}

function alternate(origins: readonly string[]) {
	let turn = 0;
	return (incoming: IncomingMessage, outgoing: ServerResponse) => {
		turn += 1;
		const origin = origins[turn % origins.length] ?? '';
		const { method, headers, url } = incoming;
		const forwarded = request(`${origin}${url}`, { method, headers }, (response) => {
			outgoing.writeHead(response.statusCode ?? 502, response.headers);
			response.pipe(outgoing);
		});
		forwarded.on('error', (error) => {
			if (outgoing.headersSent) outgoing.destroy();
			else outgoing.writeHead(502).end(`${origin} did not respond: ${error.message}`);
		});
		incoming.pipe(forwarded);
	};
}
