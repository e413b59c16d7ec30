import type { DeliveryOptionsWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { DELIVERY_KINDS, type DeliveryKind } from '@dukan/domain/selling/orders/quote.ts';
import { formatManat } from '@dukan/i18n/format/number.ts';
import { Choices } from '@dukan/ui/choices.tsx';
import { useRootData } from '../../platform/root-data.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import styles from './checkout.module.css';
import { checkoutDraft } from './checkout-draft.ts';
import { closedText, deliveryPriceManat, isClosed } from './delivery-price.ts';

type Props = {
	chosen: DeliveryKind;
	options: DeliveryOptionsWire | undefined;
	/** The total price of the goods. */
	goodsManat: number | undefined;
	error: string | undefined;
};

/** ORDER-01: offers the kinds of delivery, each with its price for this cart. */
export function DeliveryFields({ chosen, options, goodsManat, error }: Props) {
	const { language, t } = useAccountTexts();
	const shop = useRootData()?.shop;
	const titles = {
		courier: t('delivery.standard'),
		express: t('delivery.express'),
		pickup: shop ? (
			<>
				{t('delivery.pickup')}
				<span className={styles.where}>
					{shop.address}, {shop.hours.from}–{shop.hours.to}
				</span>
			</>
		) : (
			t('delivery.pickup')
		),
	} as const;
	const detail = (kind: DeliveryKind): string | undefined => {
		if (isClosed(kind, options)) return t(closedText(kind, options));
		const price = goodsManat === undefined ? undefined : deliveryPriceManat(kind, goodsManat, options);
		if (price === undefined) return undefined;
		if (price === 0) return t('common.free');
		const amount = formatManat(language, price);
		return kind === 'express'
			? t('delivery.expressTerms', { minutes: options?.express.minutes ?? 0, amount })
			: `${amount} ${t('currency.manat')}`;
	};
	return (
		<Choices
			legend={t('delivery.method')}
			name="delivery"
			chosen={chosen}
			onChoose={(delivery) => checkoutDraft.dispatch({ type: 'set', fields: { delivery } })}
			error={error}
			choices={DELIVERY_KINDS.map((kind) => ({
				value: kind,
				title: titles[kind],
				detail: detail(kind),
				disabled: isClosed(kind, options),
			}))}
		/>
	);
}
