import type { OrderCallsWire } from '@dukan/domain/selling/desk/desk-calls.api.ts';
import type { StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { deskTexts } from '@dukan/i18n/texts/backoffice/desk-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { change, read } from '../../platform/call.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import { Card, Unread } from '../../ui/page.tsx';
import { CallAgainDialog } from '../call-me/call-again-dialog.tsx';
import styles from './order.module.css';

/** DESK-03: shows who is calling this customer, and the results of the calls so far. */
export function OrderCall({ order }: { order: StaffOrderWire }) {
	const { t, language } = useTexts(deskTexts);
	const { id: myId } = useMember();
	const queries = useQueryClient();
	const [asking, setAsking] = useState(false);
	const key = ['order', order.id, 'calls'];
	const query = useQuery({ queryKey: key, queryFn: () => read(`order_calls/${order.id}`) });
	const call = query.data;
	const { save, busy } = useSave({
		run: (what: 'take' | 'release') =>
			what === 'take'
				? change(`order_take/${order.id}`, { from: call?.takenBy?.id ?? null })
				: change(`order_release/${order.id}`),
		changes: ['orders'],
		said: null,
		onDone: (next) => queries.setQueryData(key, next),
	});
	if (!call) return <Unread of={[query]} />;
	const mine = call.takenBy?.id === myId;
	const moment = (at: string) => formatDateTime(language, new Date(at));
	return (
		<Card title={t('queue.title')}>
			<p role="status">
				{mine
					? t('queue.takenByMe')
					: call.takenBy
						? t('queue.taken', { name: call.takenBy.name })
						: t('queue.free')}
				{call.callBackAt && (
					<>
						{', '}
						<strong>{t('queue.callBack', { time: moment(call.callBackAt) })}</strong>
					</>
				)}
			</p>
			<div className={styles.moves}>
				{mine ? (
					<Button look="secondary" busy={busy} onClick={() => save('release')}>
						{t('queue.release')}
					</Button>
				) : (
					<Button look={call.takenBy ? 'secondary' : 'primary'} busy={busy} onClick={() => save('take')}>
						{call.takenBy ? t('queue.takeOver') : t('queue.take')}
					</Button>
				)}
				<Button look="secondary" onClick={() => setAsking(true)}>
					{t('queue.notReached')}
				</Button>
			</div>
			{call.calls.length > 0 && (
				<>
					<p className={styles.quiet}>{t('queue.calls', { count: call.attempts })}</p>
					<ol className={styles.list}>
						{call.calls.map(({ at, staff, callBackAt }) => (
							<li key={at}>
								{moment(at)}, {staff}
								{callBackAt && <small>{t('queue.callBack', { time: moment(callBackAt) })}</small>}
							</li>
						))}
					</ol>
				</>
			)}
			{asking && (
				<NotReachedDialog
					order={order}
					attempts={call.attempts}
					onClose={() => setAsking(false)}
					onDone={(next) => queries.setQueryData(key, next)}
				/>
			)}
		</Card>
	);
}

type Props = {
	order: StaffOrderWire;
	/** The number of calls so far, as this page knows it. */
	attempts: number;
	onClose: () => void;
	onDone: (calls: OrderCallsWire) => void;
};

/** DESK-03: records that the customer was not reached. */
function NotReachedDialog({ order, attempts, onClose, onDone }: Props) {
	const { t } = useTexts(deskTexts);
	return (
		<CallAgainDialog
			title={t('queue.notReachedTitle', { number: order.number })}
			run={(callBackAt) => change(`order_attempt/${order.id}`, { attempts, callBackAt })}
			changes={['orders']}
			onClose={onClose}
			onDone={onDone}
		/>
	);
}
