import { hasSlot, isBrought } from '@dukan/domain/selling/orders/quote.ts';
import { chosenLines } from '@dukan/domain/shop/cart/cart.ts';
import { formatManat } from '@dukan/i18n/format/number.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field, TextArea } from '@dukan/ui/field.tsx';
import { Skeleton } from '@dukan/ui/skeleton.tsx';
import { Spinner } from '@dukan/ui/spinner.tsx';
import type { FormEvent } from 'react';
import { ConfirmPhoneDialog } from '../../people/accounts/confirm-phone-dialog.tsx';
import { PhoneField } from '../../people/accounts/phone-field.tsx';
import type { Session } from '../../people/accounts/session-store.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import { CartAccessories } from '../../shop/cart/cart-accessories.tsx';
import { CartLines } from '../../shop/cart/cart-lines.tsx';
import { cart } from '../../shop/cart/cart-store.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import styles from './checkout.module.css';
import { checkoutDraft } from './checkout-draft.ts';
import { ClosedDelivery } from './closed-delivery.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { isClosed } from './delivery-price.ts';
import { lastSent } from './order-attempt.ts';
import { canOrder } from './order-body.ts';
import { OrderSummary } from './order-summary.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PromoField } from './promo-field.tsx';
import type { CheckoutDraft } from './read-checkout-draft.ts';
import type { SavedAddress } from './saved-place.ts';
import { SlotFields } from './slot-fields.tsx';
import { useCheckout } from './use-checkout.ts';
import { useDeliveryOptions } from './use-delivery-options.ts';
import { isOwnDraft, usePrefill } from './use-prefill.ts';
import { useQuote } from './use-quote.ts';
import { useSavedAddresses } from './use-saved-addresses.ts';

/** S22: shows the form only when the draft is known to be this person's. */
export function Checkout({ session: { token } }: { session: Session }) {
	const draft = checkoutDraft.use((current) => current);
	const saved = useSavedAddresses(token);
	const { failed, busy, retry } = usePrefill(token, draft, saved);
	if (isOwnDraft(draft, token))
		return <CheckoutForm token={token} draft={draft} saved={saved} filling={busy} />;
	return failed ? <LoadFailed onRetry={retry} /> : <Skeleton className={styles.wait} />;
}

type Props = {
	token: string;
	draft: CheckoutDraft;
	saved: readonly SavedAddress[] | undefined;
	/** True while the person's data is being loaded. */
	filling: boolean;
};

/** ORDER-01: shows all fields on one page, in order, with the total on the button. */
function CheckoutForm({ token, draft, saved, filling }: Props) {
	const { language, t } = useAccountTexts();
	const state = cart.use((current) => current);
	const quoted = useQuote(token, state, draft);
	const delivery = useDeliveryOptions(token, draft.districtId);
	const isPickup = !isBrought(draft.delivery);
	const { problems, busy, place, confirmation } = useCheckout({
		token,
		draft,
		quote: quoted.quote,
		priced: quoted.priced,
		onRefused: () => {
			quoted.ask();
			void delivery.ask();
		},
	});
	const set = (fields: Partial<CheckoutDraft>) => checkoutDraft.dispatch({ type: 'set', fields });
	const sent = lastSent(draft);
	const waits = quoted.busy || filling;
	const hasGoods = canOrder(quoted.quote);
	const totalManat: number | undefined = hasGoods
		? quoted.quote?.total
		: sent && JSON.parse(sent).expected_total;
	const closed = isClosed(draft.delivery, delivery.options);
	const label =
		closed || (hasGoods && !quoted.priced)
			? t('order.place')
			: t('order.placeFor', { total: totalManat === undefined ? '…' : formatManat(language, totalManat) });
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const typedPromo = String(new FormData(event.currentTarget).get('promo')).trim();
		// A promo code that was typed but not applied changes the total. The code is applied first, so that
		// the person sees the new total before ordering.
		if (typedPromo !== draft.promo) return set({ promo: typedPromo });
		void place(event.currentTarget);
	};
	return (
		<>
			{confirmation && (
				<ConfirmPhoneDialog token={token} reason={t('order.confirmFirst')} {...confirmation} />
			)}
			<form className={styles.columns} onSubmit={submit} noValidate>
				<div className={styles.fields}>
					<section className={`${styles.part} ${styles.goods}`} aria-label={t('cart.items')}>
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
							hint={t(isPickup ? 'order.phoneWhyPickup' : 'order.phoneWhy')}
							onChange={(event) => set({ phone: event.target.value })}
						/>
						{(draft.name !== '' || draft.phone !== '') && (
							<Button
								look="quiet"
								onClick={({ currentTarget: { form } }) => {
									set({ name: '', phone: '' });
									form?.querySelector<HTMLElement>('input[name=name]')?.focus();
								}}
							>
								{t('order.forAnother')}
							</Button>
						)}
					</section>
					<section className={styles.part} aria-labelledby="how">
						<h2 id="how" className={styles.title}>
							{t('delivery.title')}
						</h2>
						<DeliveryFields
							chosen={draft.delivery}
							options={delivery.options}
							goodsManat={quoted.quote?.subtotal}
							error={problems.delivery}
						/>
						{isPickup ? (
							<p>{t('delivery.pickupReady')}</p>
						) : (
							saved && <PlaceFields draft={draft} saved={saved} problems={problems} />
						)}
						<ClosedDelivery chosen={draft.delivery} options={delivery.options} />
						{hasSlot(draft.delivery) && delivery.options && !closed && (
							<SlotFields
								key={draft.districtId}
								today={delivery.options.today}
								days={delivery.options.days}
								chosen={draft.slot}
								error={problems.slot}
								onChoose={(slot) => set({ slot })}
							/>
						)}
						{delivery.failed && (
							<p role="alert">
								{t('error.loadPart')}{' '}
								<Button look="quiet" onClick={() => void delivery.ask()}>
									{t('common.retry')}
								</Button>
							</p>
						)}
					</section>
					<section className={styles.part} aria-labelledby="pay">
						<h2 id="pay" className={styles.title}>
							{t('payment.title')}
						</h2>
						<PaymentFields
							draft={draft}
							error={problems.payment}
							changeError={problems.change}
							takesCards={quoted.quote?.banks !== undefined || draft.payment === 'card'}
						/>
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
				<aside className={styles.side} aria-label={t('order.sum')}>
					<div className={styles.summary}>
						{quoted.quote && (
							<OrderSummary
								quote={quoted.quote}
								priced={quoted.priced}
								delivery={draft.delivery}
								options={delivery.options}
							/>
						)}
						<PromoField
							code={draft.promo}
							quote={quoted.quote}
							refused={quoted.codeRefused}
							onChange={(promo) => set({ promo })}
						/>
						{chosenLines(state).length === 0 && <p>{t('cart.chooseSome')}</p>}
						{quoted.failed && (
							<p role="alert">
								{t('error.loadPart')}{' '}
								<Button look="quiet" onClick={quoted.ask}>
									{t('common.retry')}
								</Button>
							</p>
						)}
						<CartAccessories brief />
						{delivery.options && (
							<p className={styles.small}>{t('order.dayLimit', { count: delivery.options.order_limit })}</p>
						)}
						<p className={styles.small}>
							{t(draft.payment === 'card' ? 'payment.cardHint' : 'payment.onReceipt')}
						</p>
						<p className={styles.small}>{t('order.agree')}</p>
					</div>
					<div className={styles.send}>
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
						{hasGoods && !quoted.priced && totalManat !== undefined && (
							<p className={styles.range}>
								{t('order.plusDelivery', { total: formatManat(language, totalManat) })}
							</p>
						)}
						<Button
							type="submit"
							wide
							busy={busy}
							disabled={totalManat === undefined || waits || (closed && !sent)}
						>
							{busy ? t('order.placing') : label}
							{waits && !busy && <Spinner />}
						</Button>
					</div>
				</aside>
			</form>
		</>
	);
}
