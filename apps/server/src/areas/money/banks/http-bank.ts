import { LANGUAGE_TAGS } from '@dukan/domain/base/language/language.ts';
import { type BankGateway, BankRefusal, BankSilence, type BankStatus } from './bank-gateway.ts';
import type { BankConfig } from './banks-config.ts';

/** ISO 4217: the manat. */
export const MANAT = '934';

/** The limit is far above a response, which has a few hundred bytes. */
const MAX_RESPONSE_LENGTH = 100_000;

/** "No such order" in getOrderStatusExtended and getOrderStatus. */
const UNKNOWN_ORDER = '6';
/** "System error": the bank itself does not know the outcome. */
const SYSTEM_ERROR = '7';

type Fields = Readonly<Record<string, unknown>>;

/**
 * PAY-01: the e-commerce gateway that several banks of Turkmenistan run. It takes form parameters and answers
 * with JSON.
 */
export function httpBank(config: BankConfig): BankGateway {
	const call = (name: string, parameters: Record<string, string>) => callBank(config, name, parameters);
	return {
		register: async (order) => {
			const response = await call('register.do', {
				orderNumber: order.number,
				amount: String(order.amountTenge),
				currency: MANAT,
				language: LANGUAGE_TAGS[order.language],
				returnUrl: order.returnUrl,
				failUrl: order.returnUrl,
				description: order.description,
				pageView: order.isMobile ? 'MOBILE' : 'DESKTOP',
				sessionTimeoutSecs: String(order.sessionS),
			});
			requireDone(response);
			const bankOrderId = textOf(response, 'orderId');
			const formUrl = textOf(response, 'formUrl');
			if (!bankOrderId || !formUrl || !isPageOf(config, formUrl)) throw new BankSilence('no payment page');
			return { bankOrderId, formUrl };
		},
		findStatus: async (by) => {
			const response = await call(
				'getOrderStatusExtended.do',
				'bankOrderId' in by ? { orderId: by.bankOrderId } : { orderNumber: by.number },
			);
			const code = errorCodeOf(response);
			if (code === UNKNOWN_ORDER) return undefined;
			requireDone(response);
			return statusOf(response);
		},
		refund: async ({ bankOrderId, amountTenge }) =>
			requireDone(await call('refund.do', { orderId: bankOrderId, amount: String(amountTenge) })),
		reverse: async ({ bankOrderId }) => requireDone(await call('reverse.do', { orderId: bankOrderId })),
	};
}

/** The password goes into the body, because addresses are written into logs on the way. */
async function callBank(
	{ url, userName, password, timeoutMs }: BankConfig,
	name: string,
	parameters: Record<string, string>,
): Promise<Fields> {
	let response: Response;
	let body: string;
	try {
		response = await fetch(new URL(name, url), {
			method: 'POST',
			headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
			body: new URLSearchParams({ userName, password, ...parameters }).toString(),
			redirect: 'error',
			signal: AbortSignal.timeout(timeoutMs),
		});
		body = await response.text();
	} catch (error) {
		throw new BankSilence((error as Error).name === 'TimeoutError' ? 'timeout' : 'no connection');
	}
	if (!response.ok) throw new BankSilence(`HTTP ${response.status}`);
	return parseFields(body);
}

function parseFields(body: string): Fields {
	if (body.length > MAX_RESPONSE_LENGTH) throw new BankSilence('too long');
	let parsed: unknown;
	try {
		parsed = JSON.parse(body);
	} catch {
		throw new BankSilence('not JSON');
	}
	if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
		throw new BankSilence('not JSON');
	return parsed as Fields;
}

/** In answers of the older calls names begin with a capital: `OrderStatus`, `ErrorCode`. */
function fieldOf(fields: Fields, name: string): unknown {
	return fields[name] ?? fields[`${name.charAt(0).toUpperCase()}${name.slice(1)}`];
}

/** A bank sends a number as a number or as text. */
function textOf(fields: Fields, name: string): string | undefined {
	const value = fieldOf(fields, name);
	if (typeof value === 'number' && Number.isFinite(value)) return String(value);
	return typeof value === 'string' && value !== '' ? value : undefined;
}

function integerOf(fields: Fields, name: string): number | undefined {
	const text = textOf(fields, name);
	return text !== undefined && /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function errorCodeOf(fields: Fields): string {
	return textOf(fields, 'errorCode') ?? '0';
}

/** A bank answers an error with the status 200 and an error code. */
function requireDone(fields: Fields): void {
	const code = errorCodeOf(fields);
	if (code === SYSTEM_ERROR) throw new BankSilence('system error');
	if (code !== '0') throw new BankRefusal(code.slice(0, 20));
}

function statusOf(fields: Fields): BankStatus {
	const status = integerOf(fields, 'orderStatus');
	if (status === undefined) throw new BankSilence('no status');
	const sums = fieldOf(fields, 'paymentAmountInfo');
	const info = (typeof sums === 'object' && sums !== null ? sums : {}) as Fields;
	const amountTenge = integerOf(fields, 'amount');
	const hasMoney = status >= 2 && status <= 4;
	const deposited = integerOf(info, 'depositedAmount') ?? (hasMoney ? (amountTenge ?? 0) : 0);
	const refundedTenge = integerOf(info, 'refundedAmount') ?? 0;
	// Some banks subtract refunded money from the deposited amount.
	const isReduced = deposited + refundedTenge <= (amountTenge ?? 0);
	// A reversal puts the whole sum back on the card, and the bank counts the sum as never deposited.
	const isReversed = status === 3;
	return {
		bankOrderId: orderIdOf(fields),
		status,
		actionCode: integerOf(fields, 'actionCode'),
		amountTenge,
		currency: textOf(fields, 'currency'),
		depositedTenge: isReversed ? (amountTenge ?? 0) : deposited + (isReduced ? refundedTenge : 0),
		refundedTenge: isReversed ? (amountTenge ?? 0) : refundedTenge,
	};
}

/** In an answer to a request by number, the bank's own id is among the attributes. */
function orderIdOf(fields: Fields): string | undefined {
	const attributes = fieldOf(fields, 'attributes');
	const found = (Array.isArray(attributes) ? attributes : []).find(
		(one: unknown) => typeof one === 'object' && one !== null && (one as Fields).name === 'mdOrder',
	) as Fields | undefined;
	return (found && textOf(found, 'value')) ?? textOf(fields, 'orderId');
}

/** Tells whether the address is one of the bank's payment pages, because a browser is sent nowhere else. */
function isPageOf({ pageOrigin }: BankConfig, address: string): boolean {
	return URL.canParse(address) && new URL(address).origin === pageOrigin;
}
