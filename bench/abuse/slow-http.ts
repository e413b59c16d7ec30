import { setTimeout as pause } from 'node:timers/promises';
import { ask, slowest, startReading } from '../faults/readers.ts';
import { runTool, type Tool } from './run-tool.ts';

/** PROMISES S13. */
const SOCKETS = 300;
const FOR_S = 30;
const PAGE_WITHIN_MS = 500;
/** Each kind of slowness, and how the tool is told. */
const KINDS = {
	'slow headers': ['-H', '-i', '5'],
	'slow body': ['-B', '-i', '5', '-s', '8192', '-t', 'POST', '-f', 'application/json'],
	'slow reading': ['-X', '-n', '5', '-w', '1', '-y', '2', '-z', '1', '-k', '3'],
};

/** S13: three hundred sockets at a time that never finish; meanwhile somebody reads. */
export const slowHttp: Tool = async ({ origin, dir, check }) => {
	for (const [name, args] of Object.entries(KINDS)) {
		await ask(origin, '/');
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
				...['-c', String(SOCKETS), '-r', '100', '-l', String(FOR_S), '-p', '3', '-x', '10'],
				...['-u', `${origin}${path}`],
			],
			{ forMs: (FOR_S + 20) * 1000, cwd: dir },
		);
		const heard = await reading.stop();
		if (!ran) return false;
		const last = (what: string) =>
			Number([...ran.said.matchAll(new RegExp(`${what}:\\s+(\\d+)`, 'g'))].at(-1)?.[1] ?? -1);
		// The tool ends when none of its connections is left, or its time is over.
		const [closed, connected] = [last('closed'), last('connected')];
		const failed = heard.filter(({ status }) => status !== 200).length;
		check(
			`S13 slowhttptest, ${SOCKETS} sockets, ${name}`,
			`all closed within ${FOR_S} s, pages within ${PAGE_WITHIN_MS} ms`,
			`${closed} closed, ${connected} left; ${heard.length} pages, ${failed} failed, slowest ${Math.round(slowest(heard))} ms`,
			connected === 0 && closed >= SOCKETS - 5 && failed === 0 && slowest(heard) < PAGE_WITHIN_MS,
		);
		await pause(1000);
	}
	return true;
};
