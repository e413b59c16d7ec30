import { formatPhone } from '@dukan/domain/auth/phone.ts';
import type { StaffOrderWire } from '@dukan/domain/orders/staff-orders.api.ts';
import { formatDateTime, formatDay } from '@dukan/i18n/format/date.ts';
import { formatManat } from '@dukan/i18n/format/number.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { NavLink, useParams } from 'react-router';
import { read } from '../platform/call.ts';
import { useTexts } from '../platform/texts.tsx';
import { Page, Waiting } from '../ui/page.tsx';
import { OrderSums } from './order-goods.tsx';
import styles from './order-print.module.css';
import { paymentKey } from './order-words.ts';

const KINDS = ['picking', 'receipt', 'narrow'] as const;
type Kind = (typeof KINDS)[number];

/** What is printed of an order: the picking list for the warehouse, the receipt for the customer, on A4 or an 80 mm roll. */
export function Component() {
	const { t } = useTexts(ordersTexts);
	const { id, kind: asked } = useParams();
	const kind = KINDS.find((one) => one === asked) ?? 'picking';
	const query = useQuery({
		queryKey: ['order', Number(id)],
		queryFn: () => read(`order/${id}`),
	});
	return (
		<Page
			title={t('print.action')}
			back={{ to: `/orders/${id}`, title: t('order.number') }}
			actions={
				<Button onClick={() => window.print()} disabled={!query.data}>
					{t('print.action')}
				</Button>
			}
		>
			<nav className={styles.kinds} aria-label={t('print.kind')}>
				{KINDS.map((one) => (
					<NavLink key={one} to={`/orders/${id}/print/${one}`} replace className={styles.kind}>
						{t(`print.${one}`)}
					</NavLink>
				))}
			</nav>
			{query.data ? (
				<Sheet order={query.data} kind={kind} />
			) : (
				<Waiting error={query.error} retry={() => void query.refetch()} />
			)}
		</Page>
	);
}

function Sheet({ order, kind }: { order: StaffOrderWire; kind: Kind }) {
	const { t, language } = useTexts(ordersTexts);
	const name = `name_${language}` as const;
	const place = [order.region?.[name], order.district?.[name], order.address].filter(Boolean).join(', ');
	return (
		<article className={styles.sheet} data-kind={kind}>
			<header className={styles.head}>
				<strong className={styles.shop}>Dükan</strong>
				<span>
					{t('order.number')} <strong>{order.number}</strong>
				</span>
				<span>{formatDateTime(language, new Date(order.created_at))}</span>
			</header>
			<p>
				{order.name}, {formatPhone(order.phone)}
				<br />
				{t(`order.delivery.${order.delivery}`)}
				{place && `: ${place}`}
				{order.slot && (
					<>
						<br />
						{formatDay(language, order.slot.date)}, {order.slot.from}–{order.slot.to}
					</>
				)}
				{order.note && (
					<>
						<br />
						{t('order.note')}: {order.note}
					</>
				)}
			</p>
			<table className={styles.goods}>
				<thead>
					<tr>
						<th>{t('order.product')}</th>
						<th>{t('order.pieces')}</th>
						{kind === 'picking' ? <th>{t('print.picked')}</th> : <th>{t('order.sum')}</th>}
					</tr>
				</thead>
				<tbody>
					{order.items.map((item) => (
						<tr key={item.p_id}>
							<td>
								{item[`p_name_${language}`]}
								{kind === 'picking' && <small> № {item.p_id}</small>}
							</td>
							<td className={styles.number}>{item.quantity}</td>
							{kind === 'picking' ? (
								<td className={styles.tick}>☐</td>
							) : (
								<td className={styles.number}>{formatManat(language, item.sum)}</td>
							)}
						</tr>
					))}
				</tbody>
			</table>
			{kind !== 'picking' && (
				<>
					<OrderSums order={order} />
					<p>
						{t('order.payment')}: {t(paymentKey(order.payment, order.delivery))}
						{order.change_from !== null &&
							`, ${t('order.changeFrom')}: ${formatManat(language, order.change_from)}`}
					</p>
					<p>{t('print.thanks')}</p>
				</>
			)}
			<p className={styles.sign}>{t('print.signature')}: ____________________</p>
		</article>
	);
}
