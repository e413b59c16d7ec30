import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { ask, slowest, startReading } from '../faults/readers.ts';
import { runTool, type Tool } from './run-tool.ts';

/** PROMISES S13. */
const SOCKETS = 300;
const PAGE_WITHIN_MS = 500;
/** Descriptors of the shop's own, which come and go. */
const FEW = 20;
const COUNT_EVERY_MS = 2000;
/** Each kind of slowness, how the tool is told, and after how long the last of them must be gone: app.ts has the times. */
const KINDS = {
	'slow headers': { args: ['-H', '-i', '5'], forS: 30 },
	'slow body': {
		args: ['-B', '-i', '5', '-s', '8192', '-t', 'POST', '-f', 'application/json'],
		forS: 40,
	},
	'slow reading': { args: ['-X', '-n', '5', '-w', '1', '-y', '2', '-z', '1', '-k', '3'], forS: 100 },
};

/** S13: three hundred sockets at a time that never finish; meanwhile somebody reads. */
export const slowHttp: Tool = async ({ origin, pid, dir, check }) => {
	for (const [name, { args, forS }] of Object.entries(KINDS)) {
		await ask(origin, '/');
		const held: number[] = [openDescriptors(pid)];
		const counting = setInterval(() => held.push(openDescriptors(pid)), COUNT_EVERY_MS);
		const path = name === 'slow body' ? '/api/signin' : '/';
		const reading = startReading(
			() => origin,
			() => '/',
			{ readers: 2, pauseMs: 50, keepAlive: false },
		);
		const ran = await runTool(
			'slowhttptest',
			[
				...args,
				'-c',
				String(SOCKETS),
				'-r',
				'100',
				'-l',
				String(forS),
				'-p',
				'3',
				'-x',
				'10',
				'-u',
				`${origin}${path}`,
			],
			{ forMs: (forS + 20) * 1000, cwd: dir },
		);
		clearInterval(counting);
		const received = await reading.stop();
		if (!ran) return false;
		const said = stripVTControlCharacters(ran.said);
		const most = Math.max(0, ...[...said.matchAll(/connected:\s+(\d+)/g)].map(([, count]) => Number(count)));
		const endedS = /Test ended on (\d+)/.exec(said)?.[1];
		// What the shop has handed over the kernel goes on giving to a slow reader, so the shop's own count decides: the last
		// one before the tool itself lets go.
		const allGone = said.includes('No open connections left') || (held.at(-2) ?? 0) <= (held[0] ?? 0) + FEW;
		const failed = received.filter(({ status }) => status !== 200).length;
		check(
			`S13 slowhttptest, ${SOCKETS} sockets, ${name}`,
			`all closed within ${forS} s, pages within ${PAGE_WITHIN_MS} ms`,
			`${allGone ? 'all' : 'NOT all'} closed after ${endedS} s, up to ${most} at once, the shop held ${Math.max(...held) - (held[0] ?? 0)} and then ${(held.at(-2) ?? 0) - (held[0] ?? 0)} more than before; ${received.length} pages, ${failed} failed, slowest ${Math.round(slowest(received))} ms`,
			allGone && failed === 0 && slowest(received) < PAGE_WITHIN_MS,
		);
		await pause(1000);
	}
	return true;
};

const openDescriptors = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;
