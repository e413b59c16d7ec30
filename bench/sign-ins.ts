import { Agent, request } from 'node:http';
import { startServer } from '../apps/server/src/testing/server-process.ts';
import type { BenchShop } from './bench-shop.ts';
import { median } from './cpu-per-request.ts';

const ROUNDS = 3;
const ROUND_MS = 5000;
const SETTLE_MS = 1500;
const HOME_PER_S = 100;
/** Issue: so many arrive, and the home page's p99 stays under twice its idle value. */
const SIGN_INS_PER_S = 50;
const MAX_RATIO = 2;
const PEOPLE = 40;
const PASSWORD = 'gyzyl alma';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

type Timed = { status: number; ms: number };

/** The home page while nobody signs in and while many do, in turns; requests come when they come, answered or not. */
export async function signIns({ databaseUrl, dataDir }: BenchShop): Promise<void> {
	const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
	const shop = await startServer({ ...env, ADDRESS_LIMIT_FACTOR: '1000000' });
	try {
		const phones = Array.from({ length: PEOPLE }, (_, index) => String(2_000_000 + index));
		for (const phone of phones) await register(shop.origin, phone);
		const home = () => ask(`${shop.origin}/`);
		await arrive(HOME_PER_S, ROUND_MS, home);
		const p99 = { idle: [] as number[], busy: [] as number[] };
		const signedIn: Timed[] = [];
		for (let round = 0; round < ROUNDS; round += 1) {
			p99.idle.push(at(await arrive(HOME_PER_S, ROUND_MS, home), 0.99));
			let turn = 0;
			const signIn = () => {
				turn += 1;
				return ask(`${shop.origin}/api/signin`, { tel: phones[turn % PEOPLE] ?? '', parol: PASSWORD });
			};
			const [pages, sessions] = await Promise.all([
				arrive(HOME_PER_S, ROUND_MS, home),
				arrive(SIGN_INS_PER_S, ROUND_MS, signIn),
			]);
			p99.busy.push(at(pages, 0.99));
			signedIn.push(...sessions);
			await new Promise((done) => setTimeout(done, SETTLE_MS));
		}
		const ratio = median(p99.busy) / median(p99.idle);
		const served = signedIn.filter(({ status }) => status === 200);
		console.table({
			'home p99, idle': { ms: median(p99.idle).toFixed(1) },
			[`home p99, ${SIGN_INS_PER_S} sign-ins/s arrive`]: { ms: median(p99.busy).toFixed(1) },
			'sign-in, median': { ms: at(served, 0.5).toFixed(0) },
		});
		const refused = signedIn.filter(({ status }) => status === 503).length;
		console.log(
			`ratio ${ratio.toFixed(2)}, target ${MAX_RATIO}: ${ratio < MAX_RATIO ? 'met' : 'missed'}; ` +
				`of ${signedIn.length} sign-ins ${served.length} got in, ${refused} were told to come back`,
		);
	} finally {
		agent.destroy();
		await shop.stop();
	}
}

/** Sends as often as it is told, however slow the answers; tells how long each took. */
async function arrive(perS: number, forMs: number, send: () => Promise<Timed>): Promise<Timed[]> {
	const answers: Promise<Timed>[] = [];
	const startedAt = performance.now();
	while (performance.now() - startedAt < forMs) {
		const due = ((performance.now() - startedAt) / 1000) * perS;
		while (answers.length < due) answers.push(send());
		await new Promise((done) => setTimeout(done, 1000 / perS / 2));
	}
	return Promise.all(answers);
}

function ask(url: string, body?: object): Promise<Timed> {
	const startedAt = performance.now();
	return new Promise((done, fail) => {
		const asked = request(
			url,
			{
				agent,
				method: body ? 'POST' : 'GET',
				headers: { 'accept-encoding': 'br', ...(body && { 'content-type': 'application/json' }) },
			},
			(answer) => {
				answer.resume();
				answer.once('end', () => done({ status: answer.statusCode ?? 0, ms: performance.now() - startedAt }));
			},
		);
		asked.once('error', fail);
		asked.end(body && JSON.stringify(body));
	});
}

async function register(origin: string, phone: string): Promise<void> {
	const { status } = await ask(`${origin}/api/set_user`, {
		u_phone_1: phone,
		u_password: PASSWORD,
		confirmPassword: PASSWORD,
		u_name: 'Aman Myradow',
		u_address_1: 'Parahat 7, Aşgabat',
	});
	if (status !== 200) throw new Error(`Registration answered ${status}.`);
}

function at(answers: readonly Timed[], share: number): number {
	const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
