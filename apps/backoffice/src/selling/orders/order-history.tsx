import type { StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { formatTenge } from '@dukan/i18n/format/number.ts';
import { deskTexts } from '@dukan/i18n/texts/backoffice/desk-texts.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { Card } from '../../ui/page.tsx';
import styles from './order.module.css';
import { statusKey } from './order-text-keys.ts';

export function OrderHistory({ order }: { order: StaffOrderWire }) {
	const { t, language } = useTexts(ordersTexts);
	const desk = useTexts(deskTexts).t;
	const moves = order.events.map((event, index) => ({ ...event, mover: order.movers[index] }));
	return (
		<Card title={t('order.history')}>
			<ol className={styles.list}>
				{moves.map(({ status, at, by, mover }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: moves are only added at the end.
					<li key={index}>
						{mover?.back
							? t('order.steppedBack', { status: t(statusKey(status, order.delivery)) })
							: status === 'pending'
								? // The second such event means that the order no longer waits for a card payment.
									t(index === 0 ? 'order.placed' : 'order.readyForCall')
								: t(statusKey(status, order.delivery))}
						{mover?.note && `: ${mover.note}`}
						<small>
							{formatDateTime(language, new Date(at))},{' '}
							{mover?.name ?? t(by === 'shop' ? 'order.byShop' : 'order.byCustomer')}
						</small>
					</li>
				))}
			</ol>
			{order.changes.length > 0 && (
				<ol className={styles.list}>
					{order.changes.map(({ at, staff, parts, totalBeforeTenge, totalAfterTenge }) => (
						<li key={at}>
							{desk('change.made', { parts: parts.map((part) => desk(`change.${part}`)).join(', ') })}
							{totalBeforeTenge !== totalAfterTenge &&
								`: ${desk('change.total', {
									before: formatTenge(language, totalBeforeTenge),
									after: formatTenge(language, totalAfterTenge),
								})}`}
							<small>
								{formatDateTime(language, new Date(at))}, {staff}
							</small>
						</li>
					))}
				</ol>
			)}
		</Card>
	);
}
