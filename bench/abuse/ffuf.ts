import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool, type Tool } from './run-tool.ts';

/** `/.data` is not among them: it is the home page's own data, as the router asks for it. */
const NAMES = [
	'.git/config',
	'.env',
	'.npmrc',
	'.cache',
	'package.json',
	'package-lock.json',
	'node_modules',
	'server.ts',
	'apps/server/src/server.ts',
	'config.ts',
	'dukan.env',
	'backup',
	'backups',
	'backup.sql',
	'dump.sql',
	'admin',
	'phpmyadmin',
	'wp-login.php',
	'server-status',
	'actuator/env',
	'debug',
	'metrics',
	'api',
	'api/staff',
	'api/staff/orders',
	'api/users',
	'api/.env',
	'postgres',
	'cluster',
	'originals',
	'files',
	'files/dukan.apk',
	'images',
	'images/products',
	'assets',
	'sms-outbox',
	'kit',
	'build',
];
const BEFORE = [
	'',
	'..%2f',
	'..%2f..%2f..%2f',
	'%2e%2e/',
	'....//',
	'.//',
	'assets/..%2f..%2f',
	'images/products/..%2f..%2f..%2f',
	'files/..%2f',
	'%00',
	'x/',
	'backoffice/..%2f',
];
const AFTER = ['', '~', '.bak', '.old', '.map', '/', '%00.webp', '?x=1', '%20', ';.js'];

/** What may be found: the shop's own pages and files. */
const OPEN = /^(api\/docs|images\/|assets\/|kit|links|x)?\/?(\?x=1)?$/;

/** Thousands of addresses at which others have found something. */
export const ffuf: Tool = async ({ origin, dir, full, check }) => {
	const words = BEFORE.flatMap((before) =>
		NAMES.flatMap((name) => AFTER.map((after) => before + name + after)),
	);
	const list = join(dir, 'words');
	writeFileSync(list, `${words.join('\n')}\n`);
	const output = join(dir, 'found.json');
	const ran = await runTool(
		'ffuf',
		[
			'-u',
			`${origin}/FUZZ`,
			'-w',
			list,
			'-mc',
			'all',
			'-t',
			'2',
			'-s',
			'-timeout',
			'5',
			'-of',
			'json',
			'-o',
			output,
			'-maxtime',
			full ? '120' : '30',
		],
		{ forMs: 150_000, cwd: dir },
	);
	if (!ran) return false;
	const { results }: { results: { status: number; length: number; input: { FUZZ: string } }[] } = JSON.parse(
		readFileSync(output, 'utf8'),
	);
	// Under its own path the back-office answers every address with its one empty frame. Lengths are told in letters.
	const frame = [...(await (await fetch(`${origin}/backoffice/`)).text())].length;
	const isFrame = (path: string, length: number) => path.startsWith('backoffice/') && length === frame;
	const broken = results.filter(({ status }) => status >= 500);
	const found = results.filter(
		({ status, length, input }) => status < 300 && !OPEN.test(input.FUZZ) && !isFrame(input.FUZZ, length),
	);
	for (const { status, input } of [...found.slice(0, 20), ...broken.slice(0, 20)])
		console.log(`  ${status} ${input.FUZZ}`);
	check(
		'S12 S15 ffuf, addresses of what must not be found',
		'no 5xx, nothing there',
		`${results.length} answers of ${words.length} addresses; ${broken.length} × 5xx, ${found.length} found`,
		results.length > words.length / 2 && broken.length === 0 && found.length === 0,
	);
	return true;
};
