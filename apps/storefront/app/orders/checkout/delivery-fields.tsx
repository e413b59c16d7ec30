import type { DeliveryOptionsWire } from '@dukan/domain/orders/orders.api.ts';
import { DELIVERY_KINDS, type DeliveryKind } from '@dukan/domain/orders/quote.ts';
import { formatManat } from '@dukan/i18n/format/number.ts';
import { Choices } from '@dukan/ui/choices.tsx';
import { useAccountTexts } from '../../platform/texts.tsx';
import { checkoutDraft } from './checkout-draft.ts';
import type { CheckoutDraft } from './read-checkout-draft.ts';
import { SlotFields } from './slot-fields.tsx';

type Props = {
	draft: CheckoutDraft;
	options: DeliveryOptionsWire | undefined;
	/** What the shop says the courier costs for this very order. */
	deliveryPrice: number | undefined;
	error: string | undefined;
	slotError: string | undefined;
};

/** ORDER-01: how it comes, with the price of each way before anything is chosen. */
export function DeliveryFields({ draft, options, deliveryPrice, error, slotError }: Props) {
	const { language, t } = useAccountTexts();
	const titles = {
		courier: t('delivery.standard'),
		express: t('delivery.express'),
		pickup: t('delivery.pickup'),
	} as const;
	const detail = (kind: DeliveryKind): string | undefined => {
		if (kind === 'pickup') return t('common.free');
		if (!options) return undefined;
		if (kind === 'express') {
			return options.express.available && options.express.price !== null
				? t('delivery.expressTerms', {
						minutes: options.express.minutes ?? 0,
						amount: formatManat(language, options.express.price),
					})
				: t('delivery.expressUnavailable');
		}
		if (!options.courier.available) return t('delivery.restricted');
		const price =
			draft.delivery === 'courier' ? (deliveryPrice ?? options.courier.price) : options.courier.price;
		return price === 0 ? t('common.free') : `${formatManat(language, price)} ${t('currency.manat')}`;
	};
	const isClosed = (kind: DeliveryKind) =>
		(kind === 'courier' && options?.courier.available === false) ||
		(kind === 'express' && options?.express.available === false);
	return (
		<>
			<Choices
				legend={t('delivery.method')}
				name="delivery"
				chosen={draft.delivery}
				onChoose={(delivery) => checkoutDraft.dispatch({ type: 'set', fields: { delivery } })}
				error={error}
				choices={DELIVERY_KINDS.map((kind) => ({
					value: kind,
					title: titles[kind],
					detail: detail(kind),
					disabled: isClosed(kind),
				}))}
			/>
			{draft.delivery === 'pickup' && options && (
				<p>
					{t('delivery.pickupAt', { address: options.pickup.address })}. {options.pickup.hours}.{' '}
					{t('delivery.pickupReady')}
				</p>
			)}
			{draft.delivery === 'courier' && options?.courier.available && (
				<SlotFields
					days={options.days}
					chosen={draft.slot}
					error={slotError}
					onChoose={(slot) => checkoutDraft.dispatch({ type: 'set', fields: { slot } })}
				/>
			)}
		</>
	);
}
