import { randomUUID } from 'node:crypto';

/** A fault that the simulator shows on demand, in the next `times` calls of one kind. */
export type Fault = {
	kind:
		| 'down'
		/** The bank responds late. */
		| 'slow'
		/** The bank does the work and closes the connection. */
		| 'lost'
		/** The bank sends a page of its web server instead of JSON, with status 200. */
		| 'html'
		/** The bank responds with code 7 and status 200; nothing is done. */
		| 'error'
		/** The bank responds with code 5 and status 200; nothing is done. */
		| 'refuse';
	times: number;
	slowMs?: number;
};
export const FAULT_CALLS = ['register', 'status', 'refund', 'reverse'] as const;
export type FaultCall = (typeof FAULT_CALLS)[number];

export type BankOrder = {
	orderId: string;
	orderNumber: string;
	amount: number;
	currency: string;
	language: string;
	description: string;
	returnUrl: string;
	failUrl: string;
	/** 0 registered, 1 held, 2 deposited, 3 reversed, 4 refunded, 6 declined. */
	status: number;
	actionCode: number;
	deposited: number;
	refunded: number;
	refunds: number;
	endsAt: number;
};

export type BankSettings = {
	/** Writes numbers in responses as text. */
	asText: boolean;
	/** True once the bank has settled the day: it then refuses reverse.do. */
	isSettled: boolean;
};

type Fields = Readonly<Record<string, string>>;
type Response = Record<string, unknown>;

/** Holds the state of one bank and does the work of its calls. */
export class SimulatedBank {
	readonly orders = new Map<string, BankOrder>();
	readonly faults = new Map<FaultCall, Fault>();
	/** The number of calls of each kind. */
	readonly calls = new Map<FaultCall, number>();
	settings: BankSettings = { asText: false, isSettled: false };
	readonly #account: { userName: string; password: string };
	readonly #now: () => number;

	constructor(account: { userName: string; password: string }, now: () => number = Date.now) {
		this.#account = account;
		this.#now = now;
	}

	findByNumber(number: string): BankOrder | undefined {
		return [...this.orders.values()].find(({ orderNumber }) => orderNumber === number);
	}

	/** Counts the call and returns the fault that it meets, if any. That fault then meets one call fewer. */
	takeFault(call: FaultCall): Fault | undefined {
		this.calls.set(call, (this.calls.get(call) ?? 0) + 1);
		const fault = this.faults.get(call);
		if (!fault) return undefined;
		if (fault.times <= 1) this.faults.delete(call);
		else this.faults.set(call, { ...fault, times: fault.times - 1 });
		return fault;
	}

	call(name: string, fields: Fields, pageUrl: string): Response {
		const { userName, password } = this.#account;
		if (fields.userName !== userName || fields.password !== password)
			return refusal(5, 'Access denied for this user.');
		const response = this.#respond(name, fields, pageUrl);
		return this.settings.asText ? (asText(response) as Response) : response;
	}

	#respond(name: string, fields: Fields, pageUrl: string): Response {
		if (name === 'register.do') return this.#register(fields, pageUrl);
		const order = fields.orderId
			? this.orders.get(fields.orderId)
			: this.findByNumber(fields.orderNumber ?? '');
		if (!order) return refusal(6, 'No such order.');
		if (name === 'getOrderStatusExtended.do') return extendedStatus(order);
		if (name === 'getOrderStatus.do')
			return {
				ErrorCode: '0',
				OrderStatus: order.status,
				Amount: order.amount,
				OrderNumber: order.orderNumber,
			};
		if (name === 'refund.do') return refund(order, Number(fields.amount));
		if (name === 'reverse.do') return this.#reverse(order);
		return refusal(5, 'Unknown call.');
	}

	#register(fields: Fields, pageUrl: string): Response {
		const { orderNumber = '', returnUrl = '' } = fields;
		const amount = Number(fields.amount);
		if (orderNumber === '' || orderNumber.length > 32) return refusal(4, 'Order number is wrong.');
		if (!Number.isInteger(amount) || amount <= 0) return refusal(4, 'Amount is wrong.');
		if (fields.currency !== '934') return refusal(3, 'Unknown currency.');
		if (!URL.canParse(returnUrl)) return refusal(4, 'Return address is wrong.');
		if (this.findByNumber(orderNumber)) return refusal(1, 'Order with this number was registered already.');
		const orderId = randomUUID();
		const language = fields.language ?? 'ru';
		this.orders.set(orderId, {
			orderId,
			orderNumber,
			amount,
			currency: '934',
			language,
			description: fields.description ?? '',
			returnUrl,
			failUrl: fields.failUrl || returnUrl,
			status: 0,
			actionCode: -100,
			deposited: 0,
			refunded: 0,
			refunds: 0,
			endsAt: this.#now() + Number(fields.sessionTimeoutSecs ?? 1200) * 1000,
		});
		return { errorCode: 0, orderId, formUrl: `${pageUrl}?mdOrder=${orderId}&language=${language}` };
	}

	#reverse(order: BankOrder): Response {
		if (this.settings.isSettled) return refusal(5, 'The day is settled.');
		if (order.status !== 2 || order.refunded > 0) return refusal(5, 'Reversal is impossible in this state.');
		Object.assign(order, { status: 3, refunded: order.deposited, refunds: order.refunds + 1 });
		return { errorCode: 0 };
	}

	/**
	 * Pays on the bank's page, for the customer or a test. Returns false if the session is over or the order is
	 * paid already.
	 */
	pay(orderId: string, { amount, late = false }: { amount?: number; late?: boolean } = {}): boolean {
		const order = this.orders.get(orderId);
		if (!order || (order.status !== 0 && !late) || order.deposited > 0) return false;
		if (!late && this.#now() >= order.endsAt) return false;
		Object.assign(order, { status: 2, actionCode: 0, deposited: amount ?? order.amount });
		return true;
	}

	decline(orderId: string, actionCode = 116): boolean {
		const order = this.orders.get(orderId);
		if (order?.status !== 0) return false;
		Object.assign(order, { status: 6, actionCode });
		return true;
	}
}

function refusal(errorCode: number, errorMessage: string): Response {
	return { errorCode, errorMessage };
}

function extendedStatus(order: BankOrder): Response {
	const isReversed = order.status === 3;
	return {
		errorCode: '0',
		errorMessage: 'Success',
		orderNumber: order.orderNumber,
		orderStatus: order.status,
		actionCode: order.actionCode,
		amount: order.amount,
		currency: order.currency,
		orderDescription: order.description,
		cardAuthInfo: { maskedPan: '411111**1111', expiration: '203012', cardholderName: 'AYNA TEST' },
		attributes: [{ name: 'mdOrder', value: order.orderId }],
		paymentAmountInfo: {
			approvedAmount: isReversed ? 0 : order.deposited,
			depositedAmount: isReversed ? 0 : order.deposited - order.refunded,
			refundedAmount: isReversed ? 0 : order.refunded,
			paymentState: ['CREATED', 'APPROVED', 'DEPOSITED', 'REVERSED', 'REFUNDED', '', 'DECLINED'][
				order.status
			],
		},
	};
}

function refund(order: BankOrder, amount: number): Response {
	if (!Number.isInteger(amount) || amount <= 0) return refusal(5, 'Amount is wrong.');
	if (order.status !== 2 && order.status !== 4) return refusal(5, 'Refund is impossible in this state.');
	if (order.refunded + amount > order.deposited) return refusal(5, 'Refund is more than was deposited.');
	order.refunded += amount;
	order.refunds += 1;
	order.status = 4;
	return { errorCode: 0 };
}

function asText(value: unknown): unknown {
	if (typeof value === 'number') return String(value);
	if (Array.isArray(value)) return value.map(asText);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asText(part)]));
}
