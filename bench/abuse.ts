import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../apps/server/src/testing/server-process.ts';
import { ffuf } from './abuse/ffuf.ts';
import { hydra } from './abuse/hydra.ts';
import type { Tool } from './abuse/run-tool.ts';
import { slowHttp } from './abuse/slow-http.ts';
import { sqlmap } from './abuse/sqlmap.ts';
import { wapiti } from './abuse/wapiti.ts';
import type { BenchShop } from './bench-shop.ts';

/** `limits`: as for everybody, so that guessing meets them. The others would only be slowed down by them. */
const TOOLS: Record<string, { tool: Tool; limits: boolean }> = {
	slowhttptest: { tool: slowHttp, limits: true },
	hydra: { tool: hydra, limits: true },
	ffuf: { tool: ffuf, limits: false },
	sqlmap: { tool: sqlmap, limits: false },
	wapiti: { tool: wapiti, limits: false },
};

/** What attackers have at hand (Debian's packages), each for a bounded time, against a shop on loopback. */
export async function abuse({ databaseUrl, dataDir, report, full }: BenchShop): Promise<void> {
	const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
	for (const name of only?.split(',') ?? Object.keys(TOOLS)) {
		const { tool, limits } = TOOLS[name] ?? TOOLS.slowhttptest ?? { tool: slowHttp, limits: true };
		const shop = await startServer({
			DATABASE_URL: databaseUrl,
			DATA_DIR: join(dataDir, 'abuse'),
			LOG_LEVEL: 'warn',
			// As outside this machine.
			METRICS_TOKEN: 'not to be found',
			ADDRESS_LIMIT_FACTOR: limits ? '1' : '1000000',
		});
		const dir = mkdtempSync(join(tmpdir(), `dukan-${name}-`));
		try {
			const ran = await tool({
				origin: shop.origin,
				pid: shop.process.pid ?? 0,
				dir,
				full,
				check: (...told) => report.check(...told),
			});
			if (!ran) {
				report.note(`${name} is not installed: apt-get install ${name}`);
				continue;
			}
			const ready = await fetch(`${shop.origin}/readyz`).then(({ status }) => status);
			const unforeseen = shop.output().match(/unforeseen error/g)?.length ?? 0;
			report.check(
				`S12 the shop after ${name}`,
				'ready, no unforeseen error in its log',
				`${ready === 200 ? 'ready' : 'NOT ready'}, ${unforeseen} unforeseen`,
				ready === 200 && unforeseen === 0,
			);
			if (unforeseen > 0) console.log(shop.output().slice(0, 3000));
		} finally {
			await shop.stop();
			rmSync(dir, { recursive: true, force: true });
		}
	}
}
