import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BenchShop, readOption, startShop } from './bench-shop.ts';
import { buildWithText, checkOut, ROOT, removeCheckout } from './other-build.ts';

const READ_MS = { full: 4000, short: 1000 };

type Counts = { pages: number; assets: number; failed: string[] };

/**
 * R15: builds a shop of an older commit (`--from=<commit>`, by default the last one with one text changed)
 * and replaces it process by process with this checkout. Meanwhile visitors open pages and load every script
 * and style that they name, from either process. Tabs that were opened before the upgrade go on requesting
 * their own files.
 */
export async function upgrade(bench: BenchShop): Promise<void> {
	const older = checkOut(readOption('from') ?? 'HEAD');
	try {
		await measure(bench, older, { shared: true });
		await measure(bench, older, { shared: false });
	} finally {
		removeCheckout(older);
	}
}

async function measure(bench: BenchShop, older: string, { shared }: { shared: boolean }): Promise<void> {
	const { databaseUrl, report, full } = bench;
	const root = mkdtempSync(join(tmpdir(), 'dukan-data-'));
	const build = (text: string) => buildWithText(older, text);
	let opened = 0;
	const start = (checkout: string) => {
		opened += 1;
		// A control: processes that do not see each other's files, as it was before R15.
		const dataDir = shared ? root : join(root, String(opened));
		return startShop({ databaseUrl, dataDir }, {}, join(checkout, 'apps/server/src/server.mjs'));
	};
	build('first build');
	const servers = [await start(older), await start(older)];
	const counts: Counts = { pages: 0, assets: 0, failed: [] };
	const reading = startReading(() => servers.map(({ origin }) => origin), counts);
	const wait = () => pause(full ? READ_MS.full : READ_MS.short);
	try {
		await wait();
		build('second build, in place');
		await wait();
		for (const index of [0, 1]) {
			const former = servers[index];
			servers[index] = await start(ROOT);
			await wait();
			await former?.stop();
			await wait();
		}
		await reading.stop();
		const failed = counts.failed.length;
		report.check(
			shared
				? 'R15 built in place, then upgraded process by process'
				: 'R15 control: processes without a shared folder of built files',
			shared ? '0 failed' : 'some fail',
			`${failed} failed of ${counts.pages} pages and ${counts.assets} scripts and styles, e.g. ${counts.failed[0] ?? 'none'}`,
			shared ? failed === 0 : failed > 0,
		);
	} finally {
		await reading.stop();
		await Promise.all(servers.map((server) => server.stop()));
		rmSync(root, { recursive: true, force: true });
	}
}

/**
 * Starts visitors, who request each page and file from the next process in turn. Some are tabs from before
 * the upgrade.
 */
function startReading(origins: () => string[], counts: Counts): { stop: () => Promise<void> } {
	let stopped = false;
	let turn = 0;
	const named = new Set<string>();
	const get = async (path: string): Promise<string> => {
		turn += 1;
		const all = origins();
		const response = await fetch(`${all[turn % all.length]}${path}`).catch(() => undefined);
		// A stopping process resets connections that it has not accepted. Browsers and nginx then ask the
		// other process.
		const answered = response ?? (await fetch(`${all[(turn + 1) % all.length]}${path}`));
		if (answered.status !== 200) counts.failed.push(`${answered.status} ${path}`);
		return answered.text();
	};
	const read = async () => {
		while (!stopped) {
			const html = await get(`/?seen=${turn}`);
			counts.pages += 1;
			for (const [path] of html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)) named.add(path);
			for (const path of named) {
				if (stopped) break;
				await get(path);
				counts.assets += 1;
			}
		}
	};
	const readers = Promise.all([read(), read()]);
	return {
		stop: async () => {
			stopped = true;
			await readers;
		},
	};
}
