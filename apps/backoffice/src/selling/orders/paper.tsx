import { localizedText } from '@dukan/domain/base/language/language.ts';
import { formatPhone } from '@dukan/domain/base/text/phone.ts';
import type { PrintedOrderWire } from '@dukan/domain/selling/desk/batch-orders.api.ts';
import type { Order } from '@dukan/domain/selling/orders/order.api.ts';
import type { SellerWire } from '@dukan/domain/shop/settings/staff-settings.api.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { formatDay } from '@dukan/i18n/format/day.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { cashTexts } from '@dukan/i18n/texts/backoffice/cash-texts.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { printTexts } from '@dukan/i18n/texts/backoffice/print-texts.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import { nameIn } from '../../ui/editor/name-in.ts';
import { OrderSums } from './order-goods.tsx';
import { paymentKey } from './order-text-keys.ts';
import styles from './paper.module.css';
import { PickedGoods, PricedGoods, WarrantedGoods } from './paper-goods.tsx';
import type { PaperKind } from './paper-kinds.ts';
import { useOrderDue } from './use-order-due.ts';

type Props = { order: PrintedOrderWire; seller: SellerWire; kind: PaperKind };

type Signature = `print.${'pickedBy' | 'givenBy' | 'receivedBy' | 'seller' | 'checked'}`;

type PaperParts = {
	hasSeller: boolean;
	/** True if the document shows the order's note, which only the shop needs. */
	hasNote: boolean;
	body: (order: PrintedOrderWire, seller: SellerWire) => ReactNode;
	signatures: readonly Signature[];
};

const PAPERS: Readonly<Record<PaperKind, PaperParts>> = {
	picking: {
		hasSeller: false,
		hasNote: true,
		body: (order) => <PickedGoods order={order} />,
		signatures: ['print.pickedBy'],
	},
	note: {
		hasSeller: true,
		hasNote: true,
		body: (order, seller) => <Sold order={order} seller={seller} />,
		signatures: ['print.givenBy', 'print.receivedBy'],
	},
	receipt: {
		hasSeller: true,
		hasNote: true,
		body: (order, seller) => <Sold order={order} seller={seller} />,
		signatures: ['print.seller'],
	},
	narrow: {
		hasSeller: true,
		hasNote: true,
		body: (order, seller) => <Sold order={order} seller={seller} isNarrow />,
		signatures: ['print.seller'],
	},
	warranty: {
		hasSeller: true,
		hasNote: false,
		body: (order, seller) => (
			<>
				<WarrantedGoods order={order} />
				<WarrantyTerms seller={seller} />
			</>
		),
		signatures: ['print.seller', 'print.checked'],
	},
};

export function Paper({ order, seller, kind }: Props) {
	const { t, language } = useTexts(printTexts);
	const { hasSeller, hasNote, body, signatures } = PAPERS[kind];
	return (
		<article
			className={styles.sheet}
			data-kind={kind}
			aria-label={`${t(`print.title.${kind}`)} ${order.number}`}
		>
			{hasSeller && <Seller seller={seller} />}
			<header className={styles.head}>
				<strong className={styles.title}>
					{t(`print.title.${kind}`)} <span className={styles.orderNumber}>№ {order.number}</span>
				</strong>
				<span>{formatDateTime(language, new Date(order.createdAt))}</span>
			</header>
			<Receiver order={order} hasNote={hasNote} />
			{body(order, seller)}
			<Signatures of={signatures} />
		</article>
	);
}

function Sold({ order, seller, isNarrow = false }: Omit<Props, 'kind'> & { isNarrow?: boolean }) {
	return (
		<>
			<PricedGoods order={order} isNarrow={isNarrow} />
			<OrderSums order={order} />
			<Payment order={order} />
			<Footnote seller={seller} />
		</>
	);
}

function Seller({ seller }: { seller: SellerWire }) {
	const { t, language } = useTexts(printTexts);
	const lines = [
		localizedText(seller.address, language),
		seller.phones && `${t('print.phones')}: ${seller.phones}`,
		seller.taxNumber && `${t('print.taxNumber')}: ${seller.taxNumber}`,
		localizedText(seller.bank, language),
	].filter(Boolean);
	return (
		<div className={styles.seller}>
			<strong className={styles.shop}>{localizedText(seller.name, language)}</strong>
			{lines.map((line) => (
				<span key={line}>{line}</span>
			))}
		</div>
	);
}

function Receiver({ order, hasNote }: { order: Order; hasNote: boolean }) {
	const { t, language } = useTexts(ordersTexts);
	const names = [order.region, order.district].map((one) => one && nameIn(one, language));
	const place = [...names, order.address].filter(Boolean).join(', ');
	return (
		<div className={styles.receiver}>
			<span>
				{t('order.recipient')}: {order.name}, {formatPhone(order.phone)}
			</span>
			<span>
				{t(`order.delivery.${order.delivery}`)}
				{place && `: ${place}`}
			</span>
			{order.slot && (
				<span>
					{t('order.slot')}: {formatDay(language, order.slot.date)}, {order.slot.from}–{order.slot.to}
				</span>
			)}
			{order.note && hasNote && (
				<span>
					{t('order.note')}: {order.note}
				</span>
			)}
		</div>
	);
}

/** BOOK-03: shows the planned payment before the handover, and the actual one after it. */
function Payment({ order }: { order: PrintedOrderWire }) {
	const { t, language } = useTexts(ordersTexts);
	const cash = useTexts(cashTexts).t;
	const due = useOrderDue();
	const { paidCashTenge, paidTerminalTenge } = order;
	if (paidCashTenge !== null && paidTerminalTenge !== null) {
		const parts = [
			[cash('payment.cash'), paidCashTenge],
			[cash('payment.terminal'), paidTerminalTenge],
			[t('order.payment.card'), order.paidByCardTenge],
		] as const;
		const paid = parts.filter(([, tenge]) => tenge !== 0);
		return (
			<p>
				{t('order.paid')}: {paid.map(([way, tenge]) => `${way} ${formatPrice(language, tenge)}`).join(', ')}
				{due(order).map((text) => `. ${text}`)}
			</p>
		);
	}
	return (
		<p>
			{t('order.payment')}: {t(paymentKey(order.payment, order.delivery))}
			{order.changeFromTenge !== null &&
				`, ${cash('run.change', { sum: formatPrice(language, order.changeFromTenge) })}`}
			{order.paymentState && `. ${t(`order.paymentState.${order.paymentState}`)}`}
			{due(order).map((text) => `. ${text}`)}
		</p>
	);
}

function WarrantyTerms({ seller }: { seller: SellerWire }) {
	const { t, language } = useTexts(printTexts);
	const footnote = localizedText(seller.footnote, language);
	return (
		<>
			<p>{t('print.terms')}</p>
			{footnote && <p className={styles.footnote}>{footnote}</p>}
		</>
	);
}

function Footnote({ seller }: { seller: SellerWire }) {
	const { t, language } = useTexts(printTexts);
	const footnote = localizedText(seller.footnote, language);
	return (
		<>
			{footnote && <p className={styles.footnote}>{footnote}</p>}
			<p>{t('print.thanks')}</p>
		</>
	);
}

function Signatures({ of }: { of: readonly Signature[] }) {
	const { t } = useTexts(printTexts);
	return (
		<div className={styles.signatures}>
			{of.map((key) => (
				<span key={key} className={styles.signature}>
					{t(key)}
				</span>
			))}
		</div>
	);
}
