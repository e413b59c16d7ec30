import { constants } from 'node:os';
import autocannon from 'autocannon';
import type { ServerProcess } from '../../apps/server/src/testing/server-process.ts';
import { type BenchShop, startShop } from '../bench-shop.ts';
import { median } from '../cpu.ts';
import { inviteVisitors, type LoadRequest, type Timed } from '../visitors.ts';
import { statuses } from './readers.ts';

const PASSWORD = 'gyzyl alma';

/** R10: one client must not use up the share of all. */
const GREEDY_CONNECTIONS = 64;
const CLIENTS = 8;
const KEPT_SHARE = 0.9;
const USEFUL_MS = 2500;
/** R18: how many times the capacity is requested. */
const TIMES_CAPACITY = 4;
const SIGN_INS_PER_S = 5;
const SIGNED_IN_SHARE = 0.95;
const SIGNED_IN_WITHIN_MS = 5000;

const PEOPLE = 20;
const GREEDY = '10.9.9.9';
const FOR_S = { full: 12, short: 6 };
/** Counts runs with two digits. It stands before the page's number, so that no address was requested in an earlier run. */
let runs = 10;

/** Sets one client with many connections on uncached pages beside patient ones; then sign-ins beside far too many pages. */
export async function fairShares(bench: BenchShop): Promise<void> {
	const seconds = bench.full ? FOR_S.full : FOR_S.short;
	const server = await startShop(bench, { TRUST_PROXY: '127.0.0.1' });
	try {
		await readPages(server, 4, 3);
		const capacityPerS = (await readPages(server, 4, seconds)) / seconds;
		await besideGreedy(bench, server, { capacityPerS, seconds });
		await signInsUnderLoad(bench, server, { capacityPerS, seconds });
	} finally {
		await server.stop();
	}
}

type Load = { capacityPerS: number; seconds: number };

async function besideGreedy(
	{ report }: BenchShop,
	server: ServerProcess,
	{ capacityPerS, seconds }: Load,
): Promise<void> {
	// Half of the capacity: the other half is left for the greedy client.
	const perS = capacityPerS / 2;
	const patient = async (clients: number, from?: string) => {
		const greedy = from && readPages(server, GREEDY_CONNECTIONS, seconds, from);
		const received = await arrive(readersOf(server, clients), perS, seconds);
		await greedy;
		return received.filter(({ status, ms }) => status === 200 && ms < USEFUL_MS);
	};
	const alone = await patient(CLIENTS);
	const beside = await patient(CLIENTS, GREEDY);
	const control = await patient(1, addressOf(0));
	const told = (some: readonly Timed[]) =>
		`${some.length} of ${alone.length}; median ${median(some.map(({ ms }) => ms)).toFixed(0)} ms`;
	report.check(
		`R10 ${CLIENTS} clients ask for ${perS.toFixed(0)} uncached pages a second of ${capacityPerS.toFixed(0)}, beside one with ${GREEDY_CONNECTIONS} connections`,
		`at least ${KEPT_SHARE * 100} % of what they get without it`,
		told(beside),
		beside.length >= KEPT_SHARE * alone.length,
	);
	report.check(
		'R10 control: all behind one address, so that there are no shares',
		`less than ${KEPT_SHARE * 100} %`,
		told(control),
		control.length < KEPT_SHARE * alone.length,
	);
}

async function signInsUnderLoad(
	{ report }: BenchShop,
	server: ServerProcess,
	{ capacityPerS, seconds }: Load,
): Promise<void> {
	const phones = Array.from({ length: PEOPLE }, (_, index) => String(2_000_000 + index));
	for (const phone of phones) await register(server.origin, phone);
	const signIns = phones.map(
		(tel, index): LoadRequest => ({
			url: `${server.origin}/api/signin`,
			body: { tel, parol: PASSWORD },
			headers: { 'x-forwarded-for': `10.2.${index}.1` },
		}),
	);
	const perS = TIMES_CAPACITY * capacityPerS;
	const [signedIn, read] = await Promise.all([
		arrive(signIns, SIGN_INS_PER_S, seconds),
		arrive(readersOf(server, 40), perS, seconds, constants.priority.PRIORITY_NORMAL),
	]);
	const inTime = signedIn.filter(({ status, ms }) => status === 200 && ms < SIGNED_IN_WITHIN_MS).length;
	report.check(
		`R18 ${SIGN_INS_PER_S} sign-ins a second beside ${perS.toFixed(0)} uncached pages a second, 4 × what can be done`,
		`${SIGNED_IN_SHARE * 100} % within ${SIGNED_IN_WITHIN_MS / 1000} s`,
		`${inTime} of ${signedIn.length}; median ${median(signedIn.map(({ ms }) => ms)).toFixed(0)} ms (${statuses(signedIn)}); of the pages ${read.filter(({ status }) => status === 200).length} of ${read.length} served`,
		inTime >= SIGNED_IN_SHARE * signedIn.length,
	);
}

const addressOf = (client: number) => `10.1.${client}.1`;

/** Pages that nobody has asked for, by so many clients in turn. */
function readersOf(server: ServerProcess, clients: number): LoadRequest[] {
	runs += 1;
	return Array.from({ length: clients }, (_, client) => ({
		url: `${server.origin}/newproducts?price_max=${runs}{n}`,
		headers: { 'x-forwarded-for': addressOf(client) },
	}));
}

async function arrive(
	requests: readonly LoadRequest[],
	perS: number,
	seconds: number,
	priority: number = constants.priority.PRIORITY_HIGH,
): Promise<Timed[]> {
	const visitors = inviteVisitors(priority);
	return visitors.arrive({ requests, perS, forMs: seconds * 1000 }).finally(visitors.leave);
}

/** Returns how many pages were answered. */
async function readPages(
	{ origin: url }: ServerProcess,
	connections: number,
	duration: number,
	from = GREEDY,
): Promise<number> {
	runs += 1;
	const run = runs;
	let page = 0;
	const next = (request: autocannon.Request): autocannon.Request => {
		page += 1;
		const path = `/newproducts?price_min=${run}${page}`;
		return { ...request, path, headers: { 'x-forwarded-for': from } };
	};
	const result = await autocannon({ url, connections, duration, requests: [{ setupRequest: next }] });
	return result['2xx'];
}

async function register(origin: string, phone: string): Promise<void> {
	const { status } = await fetch(`${origin}/api/set_user`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({
			u_phone_1: phone,
			u_password: PASSWORD,
			confirmPassword: PASSWORD,
			u_name: 'Aman Myradow',
			u_address_1: 'Parahat 7, Aşgabat',
		}),
	});
	if (status !== 200) throw new Error(`Registration answered ${status}.`);
}
