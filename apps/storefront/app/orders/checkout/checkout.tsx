import { tengeFromManat } from '@dukan/domain/money/money.ts';
import type { DeliveryOptionsWire, OrderQuoteWire } from '@dukan/domain/orders/orders.api.ts';
import { formatManat } from '@dukan/i18n/format/number.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field, TextArea } from '@dukan/ui/field.tsx';
import { Spinner } from '@dukan/ui/spinner.tsx';
import type { FormEvent } from 'react';
import { PhoneField } from '../../auth/phone-field.tsx';
import type { Session } from '../../auth/session-store.ts';
import { CartLines } from '../../cart/cart-lines.tsx';
import { cart } from '../../cart/cart-store.ts';
import { FreeDelivery } from '../../cart/free-delivery.tsx';
import { useAccountTexts } from '../../platform/texts.tsx';
import styles from './checkout.module.css';
import { checkoutDraft } from './checkout-draft.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { lastSent } from './order-attempt.ts';
import { canOrder } from './order-body.ts';
import { PaymentFields } from './payment-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import type { CheckoutDraft } from './read-checkout-draft.ts';
import { useCheckout } from './use-checkout.ts';
import { useDeliveryOptions } from './use-delivery-options.ts';
import { usePrefill } from './use-prefill.ts';
import { useQuote } from './use-quote.ts';

/** ORDER-01: everything on one page, in the order it is asked for, with the total on the button. */
export function Checkout({ session: { token } }: { session: Session }) {
	const { language, t } = useAccountTexts();
	const state = cart.use((current) => current);
	const draft = checkoutDraft.use((current) => current);
	usePrefill(token);
	const quoted = useQuote(token, state, draft);
	const delivery = useDeliveryOptions(token, draft.districtId);
	const { problems, busy, place } = useCheckout({
		token,
		quote: quoted.quote,
		onRefused: () => {
			quoted.ask();
			void delivery.ask();
		},
	});
	const set = (fields: Partial<CheckoutDraft>) => checkoutDraft.dispatch({ type: 'set', fields });
	const sent = lastSent(draft);
	const totalManat: number | undefined = canOrder(quoted.quote)
		? quoted.quote.total
		: sent && JSON.parse(sent).expected_total;
	const total = totalManat === undefined ? '…' : formatManat(language, totalManat);
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		void place(event.currentTarget);
	};
	return (
		<form className={styles.columns} onSubmit={submit} noValidate>
			<div className={styles.fields}>
				<section className={styles.part} aria-label={t('cart.items')}>
					<CartLines />
				</section>
				<section className={styles.part} aria-labelledby="recipient">
					<h2 id="recipient" className={styles.title}>
						{t('order.recipient')}
					</h2>
					<Field
						label={t('auth.name')}
						name="name"
						autoComplete="name"
						value={draft.name}
						error={problems.name}
						onChange={(event) => set({ name: event.target.value })}
					/>
					<PhoneField
						name="phone"
						autoComplete="tel-national"
						value={draft.phone}
						error={problems.phone}
						hint={t('order.phoneWhy')}
						onChange={(event) => set({ phone: event.target.value })}
					/>
				</section>
				<section className={styles.part} aria-labelledby="how">
					<h2 id="how" className={styles.title}>
						{t('delivery.title')}
					</h2>
					<PlaceFields draft={draft} error={problems.district} />
					{draft.delivery !== 'pickup' && (
						<Field
							label={t('delivery.address')}
							name="address"
							autoComplete="street-address"
							maxLength={500}
							hint={t('auth.addressHint')}
							value={draft.address}
							error={problems.address}
							onChange={(event) => set({ address: event.target.value })}
						/>
					)}
					<DeliveryFields
						draft={draft}
						options={delivery.options}
						deliveryPrice={quoted.quote?.delivery_price}
						error={problems.delivery}
						slotError={problems.slot}
					/>
					{delivery.failed && (
						<Button look="secondary" onClick={() => void delivery.ask()}>
							{t('common.retry')}
						</Button>
					)}
				</section>
				<section className={styles.part} aria-labelledby="pay">
					<h2 id="pay" className={styles.title}>
						{t('payment.title')}
					</h2>
					<PaymentFields draft={draft} />
					<TextArea
						label={`${t('order.note')} (${t('common.optional')})`}
						name="note"
						maxLength={1000}
						hint={t('order.noteHint')}
						value={draft.note}
						onChange={(event) => set({ note: event.target.value })}
					/>
				</section>
			</div>
			<aside className={styles.summary} aria-label={t('order.sum')}>
				{quoted.quote && <Sums quote={quoted.quote} />}
				{draft.delivery === 'courier' && quoted.quote && (
					<FreeDelivery
						goodsTenge={tengeFromManat(quoted.quote.subtotal)}
						freeFromTenge={freeFromTenge(delivery.options)}
					/>
				)}
				{quoted.failed && (
					<p role="alert">
						{t('error.load')}{' '}
						<Button look="quiet" onClick={quoted.ask}>
							{t('common.retry')}
						</Button>
					</p>
				)}
				{sent && !busy && (
					<p className={styles.problem} role="alert">
						{t('order.noAnswer')}
					</p>
				)}
				{problems.whole && (
					<p className={styles.problem} role="alert">
						{problems.whole}
					</p>
				)}
				<Button type="submit" wide busy={busy} disabled={totalManat === undefined || quoted.busy}>
					{busy ? t('order.placing') : t('order.placeFor', { total })}
					{quoted.busy && !busy && <Spinner />}
				</Button>
				{delivery.options && (
					<p className={styles.small}>{t('order.dayLimit', { count: delivery.options.order_limit })}</p>
				)}
				<p className={styles.small}>{t('payment.onReceipt')}</p>
				<p className={styles.small}>{t('order.agree')}</p>
			</aside>
		</form>
	);
}

/** Nothing while no district is chosen; null where delivery is never free. */
function freeFromTenge(options: DeliveryOptionsWire | undefined): number | null | undefined {
	const manat = options?.courier.free_from;
	return typeof manat === 'number' ? tengeFromManat(manat) : manat;
}

function Sums({ quote }: { quote: OrderQuoteWire }) {
	const { language, t } = useAccountTexts();
	const manat = (amount: number) => `${formatManat(language, amount)} ${t('currency.manat')}`;
	return (
		<>
			<dl className={styles.sums}>
				<div>
					<dt>{t('cart.subtotal')}</dt>
					<dd>{manat(quote.subtotal)}</dd>
				</div>
				<div>
					<dt>{t('delivery.cost')}</dt>
					<dd>{quote.delivery_price === 0 ? t('common.free') : manat(quote.delivery_price)}</dd>
				</div>
				<div className={styles.total}>
					<dt>{t('cart.toPay')}</dt>
					<dd>{manat(quote.total)}</dd>
				</div>
			</dl>
			{quote.problems.map((problem) => (
				<p key={problem.code} className={styles.problem} role="alert">
					{problem.code === 'minimum_amount' &&
						t('order.minAmountGoods', { amount: formatManat(language, problem.amount) })}
					{problem.code === 'delivery_unavailable' && t('delivery.chooseRegion')}
					{problem.code === 'express_unavailable' && t('delivery.expressUnavailable')}
				</p>
			))}
		</>
	);
}
