import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import { isOpenOrder } from '@dukan/domain/base/orders/order-status.ts';
import type { RunStopWire } from '@dukan/domain/selling/couriers/couriers.api.ts';
import { formatDay } from '@dukan/i18n/format/day.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useState, useSyncExternalStore } from 'react';
import { ActionNote } from './action-note.tsx';
import styles from './courier-phone.module.css';
import type { CourierPhone } from './courier-phone.ts';
import type { DoorAction } from './door-action.ts';
import { DoorDialog } from './door-dialog.tsx';
import type { SavedRun } from './phone-storage.ts';
import { useCourierTexts } from './phone-texts.tsx';
import { StopCard } from './stop-card.tsx';

type Props = { phone: CourierPhone; run: SavedRun };

/**
 * Returns true if nothing more can be done here, because the order is closed or has an action that was not
 * refused.
 */
const isDone = ({ status }: RunStopWire, action: DoorAction | undefined) =>
	!isOpenOrder(status) || (action !== undefined && action.state !== 'refused');

/** Lists the day's orders by their slots. Orders that are done come last. */
export function RunList({ phone, run }: Props) {
	const { t, language } = useCourierTexts();
	const { actions, hasLine } = useSyncExternalStore(phone.subscribe, () => phone.state);
	const [atDoor, setAtDoor] = useState<RunStopWire>();
	const [busy, setBusy] = useState(false);
	const actionOf = (id: number) => actions.find(({ orderId }) => orderId === id);
	const todo = run.stops.filter((stop) => !isDone(stop, actionOf(stop.id)));
	const done = run.stops.filter((stop) => isDone(stop, actionOf(stop.id)));
	const gone = actions.filter(({ orderId }) => !run.stops.some(({ id }) => id === orderId));
	const refresh = async () => {
		setBusy(true);
		await phone.catchUp().finally(() => setBusy(false));
	};
	return (
		<>
			<div className={styles.top}>
				<p>
					<strong>{formatDay(language, run.day)}</strong>
					<br />
					{t('run.left', { count: todo.length })}
				</p>
				<Button look="secondary" busy={busy} onClick={() => void refresh()}>
					{t('page.refresh')}
				</Button>
			</div>
			<div role="status">
				{!hasLine && (
					<p className={styles.away}>
						{t('line.away')} {t('line.savedAt', { time: ashgabatTime(new Date(run.savedAt)).time })}
					</p>
				)}
				{run.isClosed && <p className={styles.notice}>{t('run.closed')}</p>}
			</div>
			<section aria-labelledby="todo">
				<h2 id="todo">{t('run.todo')}</h2>
				{todo.length === 0 && !run.isClosed && <p className={styles.soft}>{t('run.empty')}</p>}
				<ol className={styles.stops}>
					{todo.map((stop) => (
						<li key={stop.id}>
							<StopCard
								stop={stop}
								today={run.day}
								action={actionOf(stop.id)}
								phone={phone}
								onDoor={() => setAtDoor(stop)}
							/>
						</li>
					))}
				</ol>
			</section>
			{done.length + gone.length > 0 && (
				<section aria-labelledby="done">
					<h2 id="done">{t('run.done')}</h2>
					<ul className={styles.stops}>
						{done.map((stop) => (
							<li key={stop.id} className={styles.done}>
								<strong>{stop.number}</strong> {stop.name}
								<DoneState stop={stop} action={actionOf(stop.id)} phone={phone} />
							</li>
						))}
						{gone.map((action) => (
							<li key={action.key} className={styles.done}>
								<strong>{action.number}</strong>
								<ActionNote action={action} phone={phone} />
							</li>
						))}
					</ul>
				</section>
			)}
			{atDoor && (
				<DoorDialog stop={atDoor} days={run.days} phone={phone} onClose={() => setAtDoor(undefined)} />
			)}
		</>
	);
}

function DoneState({
	stop,
	action,
	phone,
}: {
	stop: RunStopWire;
	action: DoorAction | undefined;
	phone: CourierPhone;
}) {
	const { t } = useCourierTexts();
	if (action) return <ActionNote action={action} phone={phone} />;
	return <p>{t(stop.status === 'completed' ? 'stop.completed' : 'stop.cancelled')}</p>;
}
