import { PAYMENT_KINDS, RECEIPT_PAYMENTS, takesChange } from '@dukan/domain/base/orders/payment-kinds.ts';
import { isBrought } from '@dukan/domain/selling/orders/quote.ts';
import { Choices } from '@dukan/ui/choices.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useAccountTexts } from '../../platform/texts.tsx';
import { checkoutDraft } from './checkout-draft.ts';
import type { CheckoutDraft } from './read-checkout-draft.ts';

type Props = {
	draft: CheckoutDraft;
	error: string | undefined;
	changeError: string | undefined;
	/** PAY-01: true if a bank accepts card payments in advance. */
	takesCards: boolean;
};

export function PaymentFields({ draft, error, changeError, takesCards }: Props) {
	const { t } = useAccountTexts();
	const titles = !isBrought(draft.delivery)
		? { cash: t('payment.cashPickup'), terminal: t('payment.terminalPickup'), card: t('payment.card') }
		: { cash: t('payment.cash'), terminal: t('payment.terminal'), card: t('payment.card') };
	return (
		<>
			<Choices
				legend={t('payment.method')}
				name="payment"
				chosen={draft.payment}
				error={error}
				onChoose={(payment) => checkoutDraft.dispatch({ type: 'set', fields: { payment } })}
				choices={(takesCards ? PAYMENT_KINDS : RECEIPT_PAYMENTS).map((kind) => ({
					value: kind,
					title: titles[kind],
				}))}
			/>
			{takesChange(draft.payment) && (
				<Field
					label={`${t('payment.changeFrom')} (${t('common.optional')})`}
					name="change"
					inputMode="numeric"
					autoComplete="off"
					// The server refuses more than ten million manat, so seven digits are enough.
					maxLength={7}
					value={draft.changeFrom}
					error={changeError}
					onChange={(event) =>
						checkoutDraft.dispatch({
							type: 'set',
							fields: { changeFrom: event.target.value.replaceAll(/\D/g, '') },
						})
					}
				/>
			)}
		</>
	);
}
