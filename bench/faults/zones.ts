import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { prepareTemplate } from '../../apps/server/src/testing/test-databases.ts';
import type { BenchShop } from '../bench-shop.ts';

const ROOT = join(import.meta.dirname, '../..');
const TESTS = [
	'apps/server/src/features/orders/ashgabat-hours.test.ts',
	'packages/domain/src/delivery/delivery-days.test.ts',
	'packages/i18n/src/format/format.test.ts',
	'apps/backoffice/src/ui/editor/moments.test.ts',
];
const ZONES = ['UTC', 'America/Los_Angeles', 'Asia/Tokyo'];
/** 23:59, 08:59, 18:00 and the year's end in Ashgabat, with the hour that each is there. */
const MOMENTS = [
	['2026-11-15T18:59:00Z', 23],
	['2026-11-15T03:59:00Z', 8],
	['2026-11-15T13:00:00Z', 18],
	['2026-12-31T18:59:59Z', 23],
] as const;

/** R13: the tests of days and hours, on machines of three zones. */
export async function zones({ serverUrl, report }: BenchShop): Promise<void> {
	const template = await prepareTemplate(serverUrl, () => {});
	for (const zone of ZONES) {
		const child = spawn(
			process.execPath,
			['--test', '--test-reporter=tap', '--test-name-pattern=R13', ...TESTS],
			{
				cwd: ROOT,
				env: { ...process.env, TZ: zone, TEST_SERVER_URL: serverUrl, TEST_TEMPLATE: template },
				stdio: ['ignore', 'pipe', 'inherit'],
			},
		);
		const told = await text(child.stdout);
		const count = (name: string) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(told)?.[1] ?? 0);
		const [passed, failed] = [count('pass'), count('fail') + count('cancelled')];
		report.check(
			`R13 23:59, 08:59, 18:00, year's end on a machine in ${zone}`,
			'all as in Ashgabat',
			`${passed} tests passed, ${failed} failed`,
			passed > 0 && failed === 0,
		);
	}
	const wrong = ZONES.flatMap((zone) =>
		MOMENTS.filter(([moment, hour]) => hostHour(zone, moment) !== hour),
	).length;
	const all = ZONES.length * MOMENTS.length;
	report.check("R13 control: by the host's own clock", 'wrong hours', `${wrong} of ${all} wrong`, wrong > 0);
}

function hostHour(zone: string, moment: string): number {
	const script = `process.stdout.write(String(new Date('${moment}').getHours()))`;
	return Number(execFileSync(process.execPath, ['-e', script], { env: { ...process.env, TZ: zone } }));
}
