import type { ReceiptPayment } from '@dukan/domain/base/orders/payment-kinds.ts';
import type { BankWire } from '@dukan/domain/money/banks/banks.api.ts';
import { isOpenPayment, type PaymentState } from '@dukan/domain/money/banks/payment-states.ts';
import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { postApi } from '../../platform/api-client.ts';

/** Asks the bank again by itself while it has an open payment or the first question got no response. */
const ASK_AGAIN_MS = 5000;

type Options = { order: OrderWire; token: string; onChange: (order: OrderWire) => void };
type Problem = 'error.load' | 'payment.bankAway' | 'payment.cannotPay';
type Known = { banks: BankWire[]; attempt: PaymentState | null };

/** For an order that awaits its payment: asks the bank through the shop, opens the bank's page, or gives up the card. */
export function useOrderPayment({ order, token, onChange }: Options) {
	const [known, setKnown] = useState<Known>();
	const [busy, setBusy] = useState<'check' | 'pay' | 'receipt' | undefined>('check');
	const [problem, setProblem] = useState<Problem>();
	/** The bank's page is being opened. */
	const [bankPage, setBankPage] = useState<string>();
	const change = useRef(onChange);
	change.current = onChange;

	const check = useCallback(async () => {
		setBusy('check');
		setBankPage(undefined);
		const { body } = await postApi(`/api/payment_check/${order.id}`, { token });
		// An action that was started meanwhile is still under way.
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
		// The shop may have done it, and only its response was lost.
		await check();
		setProblem('error.load');
	};

	// Coming from the checkout, it opens the bank's page at once, unless there is a choice. Coming back by the browser's button
	// starts nothing.
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

	// The browser kept this page while the bank's was open, so what it shows may be outdated.
	useEffect(() => {
		const back = ({ persisted }: PageTransitionEvent) => persisted && void check();
		window.addEventListener('pageshow', back);
		return () => window.removeEventListener('pageshow', back);
	}, [check]);

	return { ...known, problem, bankPage, busy, pay, check, payOnReceipt };
}
