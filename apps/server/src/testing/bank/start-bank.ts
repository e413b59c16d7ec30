import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { BankOrders } from './bank-server.ts';
import type { BankOrder, Fault, FaultCall } from './simulated-bank.ts';

const MAIN = join(import.meta.dirname, 'bank-main.ts');
const USER = 'shop-api';

export type BankProcess = {
	origin: string;
	/** The settings of a shop that uses this bank under the name `test`. */
	env: Record<string, string>;
	orders: () => Promise<BankOrder[]>;
	/** Returns how often the call was made so far. */
	countCalls: (call: FaultCall) => Promise<number>;
	requireOrder: (number: string) => Promise<BankOrder>;
	/** Returns whether the bank accepted the commands. */
	tell: (orders: BankOrders) => Promise<boolean>;
	fail: (
		call: FaultCall,
		kind: Fault['kind'],
		options?: { times?: number; slowMs?: number },
	) => Promise<void>;
	stop: () => Promise<void>;
};

/** Starts the simulator in a process of its own, on a free port. */
export async function startBank({ password = 'bank-test-password' } = {}): Promise<BankProcess> {
	const child = spawn(process.execPath, [MAIN], {
		env: { PATH: process.env.PATH, PORT: '0', BANK_USER: USER, BANK_PASSWORD: password },
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
	});
	const exited = new Promise<void>((done) => child.once('exit', () => done()));
	const port = await new Promise<number>((done, fail) => {
		child.once('message', (message: { port: number }) => done(message.port));
		child.once('exit', () => fail(new Error('The simulated bank did not start.')));
	});
	const origin = `http://127.0.0.1:${port}`;
	const call = async (orders?: BankOrders) => {
		const response = await fetch(`${origin}/simulator`, {
			...(orders && { method: 'POST', body: JSON.stringify(orders) }),
		});
		return (await response.json()) as {
			isDone: boolean;
			orders: BankOrder[];
			calls: Partial<Record<FaultCall, number>>;
		};
	};
	return {
		origin,
		env: {
			CARD_BANKS: 'test',
			CARD_TEST_NAME: 'Test bank',
			CARD_TEST_URL: `${origin}/payment/rest/`,
			CARD_TEST_USER: USER,
			CARD_TEST_PASSWORD: password,
		},
		orders: async () => (await call()).orders,
		countCalls: async (name) => (await call()).calls[name] ?? 0,
		requireOrder: async (number) => {
			const found = (await call()).orders.find(({ orderNumber }) => orderNumber === number);
			if (!found) throw new Error(`The bank has no payment ${number}.`);
			return found;
		},
		tell: async (orders) => (await call(orders)).isDone,
		fail: async (name, kind, { times = 1, slowMs } = {}) => {
			await call({ faults: { [name]: { kind, times, ...(slowMs !== undefined && { slowMs }) } } });
		},
		stop: async () => {
			child.kill('SIGTERM');
			await exited;
		},
	};
}
