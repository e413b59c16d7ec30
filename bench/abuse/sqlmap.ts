import { runTool, type Tool } from './run-tool.ts';

/** Pages take longest: each is rendered. */
const FOR_MS = { full: 300_000, short: 30_000 };

/** Where what a person types goes into SQL. A star marks what is tried. */
const PLACES = [
	{ name: 'search', path: '/api/search?query=samsung*&limit=5*' },
	{ name: 'lists', path: '/api/category_show/1*?brand=1*&price_min=1*&sort=price*&attr.ram=8*' },
	{ name: 'product', path: '/api/product_show/1*' },
	{ name: 'sign-in', path: '/api/signin', data: 'tel=1234567*&parol=gyzyl*' },
	{ name: 'a session’s token', path: '/api/user_show/', header: 'Authorization: Bearer abc*' },
	{ name: 'the page of a search', path: '/search?query=samsung*' },
];

export const sqlmap: Tool = async ({ origin, dir, full, check }) => {
	for (const { name, path, data, header } of PLACES) {
		const ran = await runTool(
			'sqlmap',
			[
				'-u',
				`${origin}${path}`,
				'--batch',
				'--disable-coloring',
				'--flush-session',
				'--skip-waf',
				'--dbms=postgresql',
				`--level=${full ? 2 : 1}`,
				'--risk=2',
				'--threads=4',
				'--timeout=5',
				'--retries=0',
				'--technique=BEUST',
				'--time-sec=2',
				`--output-dir=${dir}`,
				'--ignore-code=400,401,404,429',
				...(data ? ['--method=POST', `--data=${data}`] : []),
				...(header ? [`--headers=${header}`] : []),
			],
			{ forMs: full ? FOR_MS.full : FOR_MS.short, cwd: dir },
		);
		if (!ran) return false;
		// What it suspects on the way it tries, and takes back or tells in the end; what it had no time to try counts.
		const untried = ran.said.split('does not seem to be injectable').at(-1) ?? '';
		const found =
			/identified the following injection point|is vulnerable/.test(ran.said) ||
			/appears to be .* injectable/.test(untried);
		const requests = Number(/HTTP\(S\) requests.*?(\d+)|(\d+) times/.exec(ran.said)?.[1] ?? 0);
		const testing = (ran.said.match(/testing '/g) ?? []).length;
		check(
			`S12 sqlmap at ${name}`,
			'nothing injectable',
			`${found ? 'INJECTABLE' : 'nothing'} after ${testing} kinds of attack${ran.inTime ? '' : ', its time was over'}${requests ? `, ${requests} requests` : ''}`,
			!found && testing > 0,
		);
	}
	return true;
};
