import type { ReceiptPayment } from '@dukan/domain/base/orders/payment-kinds.ts';
import type { BankWire } from '@dukan/domain/money/banks/banks.api.ts';
import { isOpenPayment, type PaymentState } from '@dukan/domain/money/banks/payment-states.ts';
import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { postApi } from '../../platform/api-client.ts';

/** The time until the bank is asked again, while a payment is open or the first question got no response. */
const ASK_AGAIN_MS = 5000;

type Options = { order: OrderWire; token: string; onChange: (order: OrderWire) => void };
type Problem = 'error.load' | 'payment.bankAway' | 'payment.cannotPay';
type Known = { banks: BankWire[]; attempt: PaymentState | null };

/**
 * For an order that awaits payment: asks the bank through the shop, opens the bank's page, or changes to
 * payment on receipt.
 */
export function useOrderPayment({ order, token, onChange }: Options) {
	const [known, setKnown] = useState<Known>();
	const [busy, setBusy] = useState<'check' | 'pay' | 'receipt' | undefined>('check');
	const [problem, setProblem] = useState<Problem>();
	/** The address of the bank's page while the browser opens it. */
	const [bankPage, setBankPage] = useState<string>();
	const change = useRef(onChange);
	change.current = onChange;

	const check = useCallback(async () => {
		setBusy('check');
		setBankPage(undefined);
		const { body } = await postApi(`/api/payment_check/${order.id}`, { token });
		// Another action that started meanwhile keeps its busy state.
		setBusy((now) => (now === 'check' ? undefined : now));
		setProblem(body ? undefined : 'error.load');
		if (!body) return undefined;
		setKnown({ banks: body.banks, attempt: body.attempt });
		if (body.order.payment_state !== 'awaiting') change.current(body.order);
		return body;
	}, [order.id, token]);

	const pay = useCallback(
		async (bank: string) => {
			setBusy('pay');
			setProblem(undefined);
			const mobile = window.matchMedia('(max-width: 48rem)').matches;
			const { body, refusal } = await postApi(`/api/payment_start/${order.id}`, {
				body: { bank, mobile },
				token,
			});
			if (body) {
				setBankPage(body.url);
				return window.location.assign(body.url);
			}
			setBusy(undefined);
			const isOver = refusal.code === 'cannot_pay';
			if (isOver) await check();
			setProblem(isOver ? 'payment.cannotPay' : 'payment.bankAway');
		},
		[order.id, token, check],
	);

	const payOnReceipt = async (payment: ReceiptPayment) => {
		setBusy('receipt');
		const { body } = await postApi(`/api/payment_on_receipt/${order.id}`, { body: { payment }, token });
		setBusy(undefined);
		if (body) return change.current(body);
		// The shop may have made the change although its response was lost, so the state is read again.
		await check();
		setProblem('error.load');
	};

	// After the checkout, the bank's page opens at once, unless there are several banks. The browser's Back
	// button starts no payment, because the parameter is removed from the address.
	const started = useRef(false);
	useEffect(() => {
		if (started.current) return;
		started.current = true;
		const isFresh = new URLSearchParams(window.location.search).has('pay');
		const begin = async () => {
			const found = await check();
			if (!isFresh) return;
			window.history.replaceState(window.history.state, '', window.location.pathname);
			const [bank, ...others] = found?.banks ?? [];
			if (bank && others.length === 0 && found?.attempt === null) await pay(bank.id);
		};
		void begin();
	}, [check, pay]);

	const isOpen = known?.attempt != null && isOpenPayment(known.attempt);
	const isUnknown = known === undefined && problem !== undefined;
	useEffect(() => {
		if (busy || !(isOpen || isUnknown)) return;
		const timer = setTimeout(() => void check(), ASK_AGAIN_MS);
		return () => clearTimeout(timer);
	}, [isOpen, isUnknown, busy, check]);

	// The browser may have kept this page while the bank's page was open, so its content may be outdated.
	useEffect(() => {
		const back = ({ persisted }: PageTransitionEvent) => persisted && void check();
		window.addEventListener('pageshow', back);
		return () => window.removeEventListener('pageshow', back);
	}, [check]);

	return { ...known, problem, bankPage, busy, pay, check, payOnReceipt };
}
