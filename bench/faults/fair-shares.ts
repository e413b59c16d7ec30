import { constants } from 'node:os';
import autocannon from 'autocannon';
import { type ServerProcess, startServer } from '../../apps/server/src/testing/server-process.ts';
import type { BenchShop } from '../bench-shop.ts';
import { register } from '../register.ts';
import { inviteVisitors, type LoadRequest, type Timed } from '../visitors.ts';
import { statuses } from './readers.ts';

/** PROMISES R10: one client cannot use up the share of all. */
const GREEDY_CONNECTIONS = 64;
const PATIENT_CLIENTS = 8;
const KEPT_SHARE = 0.9;
const USEFUL_MS = 2500;
/** PROMISES R18. */
const TIMES_CAPACITY = 4;
const SIGN_INS_PER_S = 5;
const SIGNED_IN_SHARE = 0.95;
const SIGNED_IN_WITHIN_MS = 5000;

const PEOPLE = 20;
const PASSWORD = 'gyzyl alma';
const GREEDY = '10.9.9.9';
/** Of two figures: before a page's number it makes an address that was not asked for in an earlier run. */
let runs = 10;
const FOR_S = { full: 12, short: 6 };

/** One client with many connections on uncached pages beside patient ones; then sign-ins beside far too many pages. */
export async function fairShares(bench: BenchShop): Promise<void> {
	const { report, full } = bench;
	const seconds = full ? FOR_S.full : FOR_S.short;
	const server = await startServer({
		DATABASE_URL: bench.databaseUrl,
		DATA_DIR: bench.dataDir,
		LOG_LEVEL: 'silent',
		DEMO_CATALOGUE: 'off',
		TRUST_PROXY: '127.0.0.1',
		ADDRESS_LIMIT_FACTOR: '1000000',
	});
	try {
		await readPages(server, { connections: 4, seconds: 3, from: GREEDY });
		const capacityPerS = (await readPages(server, { connections: 4, seconds, from: GREEDY })) / seconds;
		// Half of what there is: what is left for the greedy one is the other half.
		const perS = capacityPerS / 2;
		const alone = await patient(server, { perS, seconds, greedyFrom: undefined });
		const beside = await patient(server, { perS, seconds, greedyFrom: GREEDY });
		const control = await patient(server, { perS, seconds, greedyFrom: patientAddress(0), all: true });
		report.check(
			`R10 ${PATIENT_CLIENTS} clients ask for ${perS.toFixed(0)} uncached pages a second of ${capacityPerS.toFixed(0)}, beside one with ${GREEDY_CONNECTIONS} connections`,
			`at least ${KEPT_SHARE * 100} % of what they get without it`,
			`${beside.good} of ${alone.good}, ${percent(beside.good / alone.good)}; median ${beside.medianMs} ms (${beside.told})`,
			beside.good >= KEPT_SHARE * alone.good,
		);
		report.check(
			'R10 control: all behind one address, so that there are no shares',
			`less than ${KEPT_SHARE * 100} %`,
			`${control.good} of ${alone.good}, ${percent(control.good / alone.good)}; median ${control.medianMs} ms`,
			control.good < KEPT_SHARE * alone.good,
		);
		await signInsUnderLoad(bench, server, { capacityPerS, seconds });
	} finally {
		await server.stop();
	}
}

const patientAddress = (client: number) => `10.1.${client}.1`;

/** Returns how many pages were answered. */
async function readPages(
	{ origin }: ServerProcess,
	{ connections, seconds, from }: { connections: number; seconds: number; from: string },
): Promise<number> {
	runs += 1;
	const run = runs;
	let page = 0;
	const result = await autocannon({
		url: origin,
		connections,
		duration: seconds,
		requests: [
			{
				setupRequest: (request) => {
					page += 1;
					return {
						...request,
						path: `/newproducts?price_min=${run}${page}`,
						headers: { 'x-forwarded-for': from },
					};
				},
			},
		],
	});
	return result['2xx'];
}

async function patient(
	server: ServerProcess,
	options: { perS: number; seconds: number; greedyFrom: string | undefined; all?: boolean },
): Promise<{ good: number; medianMs: number; told: string }> {
	const { perS, seconds, greedyFrom, all = false } = options;
	const visitors = inviteVisitors(constants.priority.PRIORITY_HIGH);
	runs += 1;
	const run = runs;
	const requests = Array.from(
		{ length: PATIENT_CLIENTS },
		(_, client): LoadRequest => ({
			url: `${server.origin}/newproducts?price_max=${run}{n}`,
			headers: { 'x-forwarded-for': patientAddress(all ? 0 : client) },
		}),
	);
	try {
		const greedy = greedyFrom
			? readPages(server, { connections: GREEDY_CONNECTIONS, seconds, from: greedyFrom })
			: undefined;
		const received = await visitors.arrive({ requests, perS, forMs: seconds * 1000 });
		await greedy;
		const good = received.filter(({ status, ms }) => status === 200 && ms < USEFUL_MS);
		return { good: good.length, medianMs: medianOf(good), told: statuses(received) };
	} finally {
		visitors.leave();
	}
}

async function signInsUnderLoad(
	{ report }: BenchShop,
	server: ServerProcess,
	{ capacityPerS, seconds }: { capacityPerS: number; seconds: number },
): Promise<void> {
	const phones = Array.from({ length: PEOPLE }, (_, index) => String(2_000_000 + index));
	for (const phone of phones) await register(server.origin, phone);
	const crowd = inviteVisitors(constants.priority.PRIORITY_NORMAL);
	const people = inviteVisitors(constants.priority.PRIORITY_HIGH);
	const signIns = phones.map(
		(tel, index): LoadRequest => ({
			url: `${server.origin}/api/signin`,
			body: { tel, parol: PASSWORD },
			headers: { 'x-forwarded-for': `10.2.${index}.1` },
		}),
	);
	const pages = Array.from(
		{ length: 40 },
		(_, client): LoadRequest => ({
			url: `${server.origin}/newproducts?price_max=${runs + 1}{n}`,
			headers: { 'x-forwarded-for': `10.3.${client}.1` },
		}),
	);
	try {
		const [signedIn, read] = await Promise.all([
			people.arrive({ requests: signIns, perS: SIGN_INS_PER_S, forMs: seconds * 1000 }),
			crowd.arrive({ requests: pages, perS: TIMES_CAPACITY * capacityPerS, forMs: seconds * 1000 }),
		]);
		const inTime = signedIn.filter(({ status, ms }) => status === 200 && ms < SIGNED_IN_WITHIN_MS).length;
		const served = read.filter(({ status }) => status === 200).length;
		report.check(
			`R18 ${SIGN_INS_PER_S} sign-ins a second beside ${(TIMES_CAPACITY * capacityPerS).toFixed(0)} uncached pages a second, 4 × what can be done`,
			`${SIGNED_IN_SHARE * 100} % within ${SIGNED_IN_WITHIN_MS / 1000} s`,
			`${inTime} of ${signedIn.length}; median ${medianOf(signedIn)} ms (${statuses(signedIn)}); of the pages ${served} of ${read.length} served`,
			inTime >= SIGNED_IN_SHARE * signedIn.length,
		);
	} finally {
		crowd.leave();
		people.leave();
	}
}

const percent = (share: number) => `${Math.round(100 * share)} %`;

function medianOf(received: readonly Timed[]): number {
	const sorted = received.map(({ ms }) => ms).toSorted((a, b) => a - b);
	return Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
}
