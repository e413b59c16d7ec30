import type { OrderServiceWire } from '@dukan/domain/after-sales/requests/requests.api.ts';
import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { formatDate, formatDateTime } from '@dukan/i18n/format/date.ts';
import { Button } from '@dukan/ui/button.tsx';
import { showToast } from '@dukan/ui/toast.tsx';
import { useCallback, useEffect, useState } from 'react';
import { getApi, postApi } from '../../platform/api-client.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import history from './history.module.css';
import card from './order-card.module.css';
import styles from './order-service.module.css';
import { RequestDialog } from './request-dialog.tsx';
import { type ServiceEntry, serviceEntries } from './service-entries.ts';

type Props = { order: OrderWire; token: string };

/**
 * RET-04: shows below a completed order what the customer can request, what they have requested, and what the
 * shop did, oldest first.
 */
export function OrderService({ order, token }: Props) {
	const { language, t } = useAccountTexts();
	const [service, setService] = useState<OrderServiceWire>();
	const [failed, setFailed] = useState(false);
	const [isAsking, setAsking] = useState(false);
	const load = useCallback(async () => {
		const { body } = await getApi(`/api/order_service/${order.id}`, { token });
		setFailed(!body);
		if (body) setService(body);
	}, [order.id, token]);
	// A changed order is a new object, so it reloads this data.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each changed order loads the data again.
	useEffect(() => void load(), [load, order]);
	if (!service) return failed ? <LoadFailed onRetry={() => void load()} /> : null;
	const entries = serviceEntries(order, service, { language, t });
	const canAsk = service.lines.some(({ returnable, can_claim }) => returnable > 0 || can_claim);
	if (!canAsk && entries.length === 0) return null;
	const canReturn = service.lines.some(({ returnable }) => returnable > 0);
	return (
		<section className={`${card.order} ${history.screenOnly}`} aria-labelledby="order-service">
			<h2 id="order-service" className={card.title}>
				{t('service.title')}
			</h2>
			{entries.length > 0 && (
				<ol className={styles.entries}>
					{entries.map((entry) => (
						<Entry key={entry.key} entry={entry} token={token} onChange={load} />
					))}
				</ol>
			)}
			{canAsk && (
				<>
					<p className={styles.hint}>{t('service.hint')}</p>
					{canReturn && service.return_until !== null && (
						<p className={styles.hint}>
							{t('service.returnUntil', { day: formatDate(language, new Date(service.return_until)) })}
						</p>
					)}
					<Button look="secondary" onClick={() => setAsking(true)}>
						{t('service.ask')}
					</Button>
				</>
			)}
			{isAsking && (
				<RequestDialog
					order={order}
					lines={service.lines}
					token={token}
					onClose={() => setAsking(false)}
					onSent={load}
				/>
			)}
		</section>
	);
}

type EntryProps = { entry: ServiceEntry; token: string; onChange: () => Promise<void> };

function Entry({ entry, token, onChange }: EntryProps) {
	const { language, t } = useAccountTexts();
	const [isBusy, setBusy] = useState(false);
	const withdraw = async (id: number) => {
		setBusy(true);
		const { refusal } = await postApi(`/api/request_withdraw/${id}`, { token });
		showToast(t(refusal ? 'service.notNow' : 'service.withdrawn'));
		await onChange();
		setBusy(false);
	};
	const { withdrawable } = entry;
	return (
		<li>
			<strong>{entry.title}</strong>
			<span>{entry.words}</span>
			{entry.answer !== '' && <span className={styles.words}>{entry.answer}</span>}
			<time dateTime={entry.at}>{formatDateTime(language, new Date(entry.at))}</time>
			{withdrawable !== undefined && (
				<Button look="quiet" busy={isBusy} onClick={() => withdraw(withdrawable)}>
					{t('service.withdraw')}
				</Button>
			)}
		</li>
	);
}
