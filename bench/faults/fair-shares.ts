import { constants } from 'node:os';
import autocannon from 'autocannon';
import type { ServerProcess } from '../../apps/server/src/testing/server-process.ts';
import { type BenchShop, startShop, withDatabase } from '../bench-shop.ts';
import { median } from '../cpu.ts';
import { inviteVisitors, type LoadRequest, type Timed } from '../visitors.ts';
import { statuses } from './readers.ts';

const PASSWORD = 'gyzyl alma';

/** R10: the number of connections of one greedy client, who must not use up the capacity of all others. */
const GREEDY_CONNECTIONS = 64;
const CLIENTS = 8;
/** S27: the number of accounts behind the greedy address. Each costs a script 0.3 s. */
const INVENTED = 60;
const KEPT_SHARE = 0.9;
const USEFUL_MS = 2500;
/** R18: this many times the capacity is requested. */
const TIMES_CAPACITY = 4;
const SIGN_INS_PER_S = 5;
const SIGNED_IN_SHARE = 0.95;
const SIGNED_IN_WITHIN_MS = 5000;

const PEOPLE = 20;
const GREEDY = '10.9.9.9';
const FOR_S = { full: 12, short: 6 };
/**
 * Numbers the runs with two digits. The number precedes that of the page, so that no address was requested in
 * an earlier run.
 */
let runs = 10;

/**
 * First sends one client with many connections beside patient clients, then one with many accounts. At last
 * it sends sign-ins beside far too many page requests.
 */
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
	{ report, databaseUrl }: BenchShop,
	server: ServerProcess,
	{ capacityPerS, seconds }: Load,
): Promise<void> {
	// The patient clients use half of the capacity, and the greedy client may have the other half.
	const perS = capacityPerS / 2;
	const patient = async (clients: number, greedy?: Promise<unknown>) => {
		const received = await arrive(readersOf(server, clients), perS, seconds);
		await greedy;
		return received.filter(({ status, ms }) => status === 200 && ms < USEFUL_MS);
	};
	const greedy = (from: string, tokens?: readonly string[]) =>
		readPages(server, GREEDY_CONNECTIONS, seconds, { from, tokens });
	const alone = await patient(CLIENTS);
	const beside = await patient(CLIENTS, greedy(GREEDY));
	const control = await patient(1, greedy(addressOf(0)));
	const told = (some: readonly Timed[]) =>
		`${some.length} of ${alone.length}; median ${median(some.map(({ ms }) => ms)).toFixed(0)} ms`;
	const asked = `${CLIENTS} clients ask for ${perS.toFixed(0)} uncached pages a second of ${capacityPerS.toFixed(0)}`;
	const tell = (what: string, some: readonly Timed[]) =>
		report.check(
			what,
			`at least ${KEPT_SHARE * 100} % of what they get without it`,
			told(some),
			some.length >= KEPT_SHARE * alone.length,
		);
	const tellControl = (what: string, some: readonly Timed[]) =>
		report.check(
			what,
			`less than ${KEPT_SHARE * 100} %`,
			told(some),
			some.length < KEPT_SHARE * alone.length,
		);
	tell(`R10 ${asked}, beside one with ${GREEDY_CONNECTIONS} connections`, beside);
	tellControl('R10 control: all behind one address, so that there are no shares', control);

	const tokens: string[] = [];
	for (let account = 0; account < INVENTED; account += 1)
		tokens.push(await register(server.origin, String(2_100_000 + account)));
	await showAll(server.origin, tokens);
	tell(
		`S27 ${asked}, beside ${INVENTED} invented accounts of one address`,
		await patient(CLIENTS, greedy(GREEDY, tokens)),
	);
	await withDatabase(databaseUrl, (db) =>
		db.updateTable('users').set({ phone_confirmed_at: new Date() }).execute(),
	);
	await showAll(server.origin, tokens);
	tellControl(
		`S27 control: ${INVENTED} people with confirmed phones instead, each with a turn of their own`,
		await patient(CLIENTS, greedy(GREEDY, tokens)),
	);
}

/** Makes the process check each session. Only a checked session gets precedence under overload. */
async function showAll(origin: string, tokens: readonly string[]): Promise<void> {
	for (const token of tokens)
		await fetch(`${origin}/api/user_show/`, { headers: { authorization: `Bearer ${token}` } });
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

/** Returns requests for pages that no one has requested yet, from this many clients in turn. */
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

/** Returns the number of pages that the server delivered. */
async function readPages(
	{ origin: url }: ServerProcess,
	connections: number,
	duration: number,
	{ from = GREEDY, tokens }: { from?: string; tokens?: readonly string[] | undefined } = {},
): Promise<number> {
	runs += 1;
	const run = runs;
	let page = 0;
	const next = (request: autocannon.Request): autocannon.Request => {
		page += 1;
		const path = `/newproducts?price_min=${run}${page}`;
		const authorization = tokens && { authorization: `Bearer ${tokens[page % tokens.length]}` };
		return { ...request, path, headers: { 'x-forwarded-for': from, ...authorization } };
	};
	const result = await autocannon({ url, connections, duration, requests: [{ setupRequest: next }] });
	return result['2xx'];
}

/** Registers a person and returns the token. */
async function register(origin: string, phone: string): Promise<string> {
	const response = await fetch(`${origin}/api/set_user`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'x-forwarded-for': GREEDY },
		body: JSON.stringify({
			u_phone_1: phone,
			u_password: PASSWORD,
			confirmPassword: PASSWORD,
			u_name: 'Aman Myradow',
			u_address_1: 'Parahat 7, Aşgabat',
		}),
	});
	if (response.status !== 200) throw new Error(`Registration answered ${response.status}.`);
	return ((await response.json()) as { token: string }).token;
}
