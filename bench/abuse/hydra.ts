import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool, type Tool } from './run-tool.ts';

const PASSWORD = 'ak bulut 7';
const FOR_MS = { full: 60_000, short: 25_000 };
const GUESSES = 400;

/** S5: the right password is on the list, but behind more wrong ones than anybody gets to try. */
export const hydra: Tool = async ({ origin, dir, full, check }) => {
	const attack = async (phone: string, before: number) => {
		await register(origin, phone);
		const words = Array.from({ length: GUESSES }, (_, index) => `guess${index}`);
		words.splice(before, 0, PASSWORD);
		const list = join(dir, `words-${phone}`);
		writeFileSync(list, `${words.join('\n')}\n`);
		const form = `/api/signin:tel=^USER^&parol=^PASS^:S="login"\\:true`;
		const { hostname, port } = new URL(origin);
		return runTool(
			'hydra',
			['-I', '-l', phone, '-P', list, '-s', port, '-t', '4', '-f', hostname, 'http-post-form', form],
			{ forMs: full ? FOR_MS.full : FOR_MS.short, cwd: dir },
		);
	};
	const control = await attack('1300001', 2);
	if (!control) return false;
	const isFound = (said: string) => said.includes(`password: ${PASSWORD}`);
	check(
		'S5 control: hydra, the right password third',
		'found',
		isFound(control.said) ? 'found' : 'NOT found',
		isFound(control.said),
	);
	const ran = await attack('1300002', GUESSES - 1);
	const found = isFound(ran?.said ?? '');
	check(
		`S5 hydra, the right password behind ${GUESSES - 1} wrong ones`,
		'not found',
		found ? 'FOUND' : `not found${ran?.inTime ? '' : ' until its time was over'}`,
		!found,
	);
	return true;
};

async function register(origin: string, phone: string): Promise<void> {
	const { status } = await post(origin, 'set_user', {
		u_phone_1: phone,
		u_password: PASSWORD,
		confirmPassword: PASSWORD,
		u_name: 'Aman',
		u_address_1: 'Parahat 7',
	});
	if (status !== 200) throw new Error(`Registration answered ${status}.`);
}

const post = (origin: string, call: string, body: Record<string, string>) =>
	fetch(`${origin}/api/${call}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});
