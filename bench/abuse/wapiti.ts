import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool, type Tool } from './run-tool.ts';

const FOR_S = { full: 300, short: 60 };
/** Those that ask no host outside. http_headers wants what `frame-ancestors` and https have made needless. */
const MODULES =
	'sql,blindsql,xss,permanentxss,exec,file,crlf,redirect,methods,backup,csp,cookieflags,htaccess';

type Found = {
	vulnerabilities: Record<string, { path: string; info: string }[]>;
	anomalies: Record<string, { path: string; info: string }[]>;
};

export const wapiti: Tool = async ({ origin, dir, full, check }) => {
	const forS = full ? FOR_S.full : FOR_S.short;
	const output = join(dir, 'found.json');
	const ran = await runTool(
		'wapiti',
		[
			'-u',
			`${origin}/`,
			'--scope',
			'domain',
			'-m',
			MODULES,
			'-f',
			'json',
			'-o',
			output,
			'--max-scan-time',
			String(Math.round(forS / 3)),
			'--max-attack-time',
			String(Math.round(forS / 8)),
			'--max-links-per-page',
			'30',
			'--max-files-per-dir',
			'20',
			'--max-parameters',
			'8',
			'--flush-session',
			'--no-bugreport',
			'--store-session',
			dir,
			'--store-config',
			dir,
			'-t',
			'5',
			'-v',
			'1',
			'-S',
			'polite',
		],
		{ forMs: (forS + 60) * 1000, cwd: dir },
	);
	if (!ran) return false;
	const { vulnerabilities, anomalies }: Found = JSON.parse(readFileSync(output, 'utf8'));
	const told = (found: Found['anomalies']) =>
		Object.entries(found).flatMap(([kind, all]) => all.map(({ path, info }) => `${kind} ${path}: ${info}`));
	const found = [...told(vulnerabilities), ...told(anomalies)];
	for (const one of found.slice(0, 20)) console.log(`  ${one}`);
	const pages = (ran.said.match(/^\[\+\] GET|^\[\+\] POST|^http/gm) ?? []).length;
	check(
		`S8 S12 wapiti (${MODULES.split(',').length} modules)`,
		'nothing found',
		found.length === 0
			? `nothing on ${pages} addresses`
			: `${found.length} findings: ${found[0]?.slice(0, 120)}`,
		found.length === 0,
	);
	return true;
};
