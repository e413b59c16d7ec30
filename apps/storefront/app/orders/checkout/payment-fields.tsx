import { PAYMENT_KINDS } from '@dukan/domain/orders/payment-kinds.ts';
import { Choices } from '@dukan/ui/choices.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useAccountTexts } from '../../platform/texts.tsx';
import { checkoutDraft } from './checkout-draft.ts';
import type { CheckoutDraft } from './read-checkout-draft.ts';

type Props = { draft: CheckoutDraft; changeError: string | undefined };

export function PaymentFields({ draft, changeError }: Props) {
	const { t } = useAccountTexts();
	const titles =
		draft.delivery === 'pickup'
			? ({ cash: t('payment.cashPickup'), terminal: t('payment.terminalPickup') } as const)
			: ({ cash: t('payment.cash'), terminal: t('payment.terminal') } as const);
	return (
		<>
			<Choices
				legend={t('payment.method')}
				name="payment"
				chosen={draft.payment}
				onChoose={(payment) => checkoutDraft.dispatch({ type: 'set', fields: { payment } })}
				choices={PAYMENT_KINDS.map((kind) => ({ value: kind, title: titles[kind] }))}
			/>
			{draft.payment === 'cash' && (
				<Field
					label={`${t('payment.changeFrom')} (${t('common.optional')})`}
					name="change"
					inputMode="numeric"
					autoComplete="off"
					maxLength={8}
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
