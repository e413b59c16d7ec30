import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { paymentPage, withOrderId } from './payment-page.ts';
import {
	type BankOrder,
	type BankSettings,
	FAULT_CALLS,
	type Fault,
	type FaultCall,
	type SimulatedBank,
} from './simulated-bank.ts';

const PAGE_PATH = '/payment/merchants/pay.html';
const CALLS: Readonly<Record<string, FaultCall>> = {
	'register.do': 'register',
	'getOrderStatusExtended.do': 'status',
	'getOrderStatus.do': 'status',
	'refund.do': 'refund',
	'reverse.do': 'reverse',
};
const SLOW_MS = 3000;

/** The commands that tests give the simulator, besides paying as a customer would. */
export type BankOrders = {
	settings?: Partial<BankSettings>;
	/** Null ends the fault. */
	faults?: Partial<Record<FaultCall, Fault | null>>;
	pay?: { orderId: string; amount?: number; late?: boolean };
	decline?: { orderId: string; actionCode?: number };
};

/** Serves the gateway's calls under /payment/rest/, its page, and /simulator for tests. */
export function bankServer(bank: SimulatedBank): Server {
	return createServer((request, response) => {
		handle(bank, request, response).catch(() => response.writeHead(500).end());
	});
}

async function handle(
	bank: SimulatedBank,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
	const body = await readBody(request);
	const call = url.pathname.startsWith('/payment/rest/') && url.pathname.slice('/payment/rest/'.length);
	if (call) return handleCall(bank, { call, url, body }, response);
	if (url.pathname === PAGE_PATH) return handlePage(bank, { url, body, method: request.method }, response);
	if (url.pathname === '/simulator') return handleOrders(bank, { body, method: request.method }, response);
	response.writeHead(404).end();
}

async function handleCall(
	bank: SimulatedBank,
	{ call, url, body }: { call: string; url: URL; body: string },
	response: ServerResponse,
): Promise<void> {
	const name = CALLS[call];
	if (!name) {
		response.writeHead(404).end();
		return;
	}
	const fault = bank.takeFault(name);
	if (fault?.kind === 'down') {
		response.destroy();
		return;
	}
	if (fault?.kind === 'slow') await pause(fault.slowMs ?? SLOW_MS);
	if (fault?.kind === 'html') {
		response.writeHead(200).end('<html>Bad gateway</html>');
		return;
	}
	if (fault?.kind === 'error') return sendJson(response, { errorCode: '7', errorMessage: 'System error' });
	if (fault?.kind === 'refuse') return sendJson(response, { errorCode: 5, errorMessage: 'Refused' });
	const fields = Object.fromEntries([...url.searchParams, ...new URLSearchParams(body)]);
	const result = bank.call(call, fields, `${url.origin}${PAGE_PATH}`);
	if (fault?.kind === 'lost') {
		response.destroy();
		return;
	}
	sendJson(response, result);
}

function handlePage(
	bank: SimulatedBank,
	{ url, body, method }: { url: URL; body: string; method: string | undefined },
	response: ServerResponse,
): void {
	const order = bank.orders.get(url.searchParams.get('mdOrder') ?? '');
	if (!order) {
		response.writeHead(404).end('No such payment');
		return;
	}
	if (method !== 'POST') {
		sendPage(response, order);
		return;
	}
	const typed = new URLSearchParams(body);
	const isDeclined =
		typed.get('action') === 'decline' || typed.get('pan')?.replaceAll(/\D/g, '').endsWith('0002') === true;
	const isPaid = !isDeclined && bank.pay(order.orderId);
	if (isDeclined) bank.decline(order.orderId);
	response.writeHead(303, { location: withOrderId(isPaid ? order.returnUrl : order.failUrl, order) }).end();
}

function sendPage(response: ServerResponse, order: BankOrder): void {
	response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(paymentPage(order));
}

function handleOrders(
	bank: SimulatedBank,
	{ body, method }: { body: string; method: string | undefined },
	response: ServerResponse,
): void {
	let isDone = true;
	if (method === 'POST') {
		const { settings, faults, pay, decline } = JSON.parse(body) as BankOrders;
		Object.assign(bank.settings, settings);
		for (const call of FAULT_CALLS) {
			const fault = faults?.[call];
			if (fault === null) bank.faults.delete(call);
			else if (fault) bank.faults.set(call, fault);
		}
		if (pay) isDone = bank.pay(pay.orderId, pay);
		if (decline) isDone = bank.decline(decline.orderId, decline.actionCode);
	}
	sendJson(response, {
		isDone,
		orders: [...bank.orders.values()],
		calls: Object.fromEntries(bank.calls),
	});
}

function sendJson(response: ServerResponse, body: unknown): void {
	response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks).toString();
}
