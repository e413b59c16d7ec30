import { PAYMENT_KINDS } from '@dukan/domain/base/orders/payment-kinds.ts';
import type { OrdersAcceptedWire } from '@dukan/domain/selling/desk/batch-orders.api.ts';
import { DESK_FIGURES } from '@dukan/domain/selling/orders/desk-figures.ts';
import { ORDER_CHANNELS } from '@dukan/domain/selling/orders/order-channels.ts';
import { DELIVERY_KINDS } from '@dukan/domain/selling/orders/quote.ts';
import type { StaffOrderRowWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { callRequestsTexts } from '@dukan/i18n/texts/backoffice/call-requests-texts.ts';
import { cashTexts } from '@dukan/i18n/texts/backoffice/cash-texts.ts';
import { deskTexts } from '@dukan/i18n/texts/backoffice/desk-texts.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Icon } from '@dukan/ui/icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { read, readPublic } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { type List, useList } from '../../platform/use-list.ts';
import { useRead } from '../../platform/use-read.ts';
import board from '../../ui/board.module.css';
import { ButtonLink } from '../../ui/button-link.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { ChoiceFilter, DateFilter, FoldedFilters, ListTools, SearchFilter } from '../../ui/list-tools.tsx';
import { OfficeIcon } from '../../ui/office-icon.tsx';
import { Page } from '../../ui/page.tsx';
import { isSoundOn, ring, setSoundOn } from '../desk/order-bell.ts';
import { askToNotify } from '../desk/order-notification.ts';
import { StreamLine } from '../desk/stream-line.tsx';
import { BatchBar, BatchOutcome } from './batch-bar.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { OrderListFoot } from './order-list-foot.tsx';
import { paymentKey } from './order-text-keys.ts';
import styles from './orders.module.css';

const BOARD = ['pending', 'accepted', 'on_delivery'] as const;
const DONE = ['completed', 'cancelled'] as const;

/**
 * Lists orders: those that wait for a call, are being packed or are on their way, or all orders for a search.
 */
export function Component() {
	const { t, language } = useTexts(ordersTexts);
	const desk = useTexts(deskTexts).t;
	const cash = useTexts(cashTexts).t;
	const calls = useTexts(callRequestsTexts).t;
	const counts = useQuery({
		queryKey: ['order_counts'],
		queryFn: () => read('order_counts'),
	});
	const list = useList('orders');
	const regions = useQuery({
		queryKey: ['all_regions'],
		queryFn: ({ signal }) => readPublic('/api/all/regions', {}, signal),
	});
	const couriers = useRead('couriers');
	const status = list.get('status');
	return (
		<Page
			title={t('orders.title')}
			actions={
				<>
					<ButtonLink to="/orders/new">
						<Icon name="plus" size={20} />
						{desk('entry.action')}
					</ButtonLink>
					<SoundButton />
				</>
			}
		>
			<StreamLine />
			<nav className={board.board} aria-label={t('orders.title')}>
				{BOARD.map((one) => (
					<Link
						key={one}
						to={`?status=${one}&${one === 'pending' ? 'due=pending&sort=due' : 'sort=delivery'}`}
						className={board.column}
						aria-current={status === one ? 'page' : undefined}
					>
						{t(`orders.${one}`)}
						<strong>{counts.data?.[one] ?? '…'}</strong>
					</Link>
				))}
				<Link to="/orders/calls" className={board.column}>
					{calls('title')}
					<strong>{counts.data?.calls ?? '…'}</strong>
				</Link>
				{DONE.map((one) => (
					<Link
						key={one}
						to={`?status=${one}&sort=-created`}
						className={board.column}
						aria-current={status === one ? 'page' : undefined}
					>
						{t(`order.status.${one}`)}
					</Link>
				))}
				<Link to="?" className={board.column} aria-current={status === '' ? 'page' : undefined}>
					{t('orders.all')}
				</Link>
			</nav>
			<ListTools list={list}>
				<SearchFilter list={list} label={t('orders.search')} />
				<FoldedFilters list={list}>
					<ChoiceFilter
						list={list}
						name="due"
						label={desk('today.title')}
						choices={DESK_FIGURES.map((figure) => ({ value: figure, title: desk(`today.${figure}`) }))}
					/>
					<ChoiceFilter
						list={list}
						name="delivery"
						label={t('order.place')}
						choices={DELIVERY_KINDS.map((kind) => ({ value: kind, title: t(`order.delivery.${kind}`) }))}
					/>
					<ChoiceFilter
						list={list}
						name="payment"
						label={t('order.payment')}
						choices={PAYMENT_KINDS.map((kind) => ({ value: kind, title: t(paymentKey(kind, 'courier')) }))}
					/>
					<ChoiceFilter
						list={list}
						name="channel"
						label={desk('channel.title')}
						choices={ORDER_CHANNELS.map((channel) => ({ value: channel, title: desk(`channel.${channel}`) }))}
					/>
					<ChoiceFilter
						list={list}
						name="region"
						label={desk('entry.region')}
						choices={(regions.data?.data ?? []).map((region) => ({
							value: String(region.id),
							title: region[`regions_${language}`],
						}))}
					/>
					<ChoiceFilter
						list={list}
						name="courier"
						label={cash('courier.title')}
						choices={(couriers.data ?? []).map(({ id, name }) => ({ value: String(id), title: name }))}
					/>
					<DateFilter list={list} name="from" label={desk('list.from')} />
					<DateFilter list={list} name="to" label={desk('list.to')} />
					<DateFilter list={list} name="day" label={t('orders.deliveryDay')} />
				</FoldedFilters>
			</ListTools>
			<OrderListFoot list={list} />
			<OrderTable list={list} />
		</Page>
	);
}

/** Shows the orders with boxes to select them. After a change of filter or page, none is selected. */
function OrderTable({ list }: { list: List<StaffOrderRowWire> }) {
	const { t } = useTexts(ordersTexts);
	const shown = useSearchParams()[0].toString();
	const [ticked, setTicked] = useState({ shown, ids: new Set<number>() });
	const chosen = ticked.shown === shown ? ticked.ids : new Set<number>();
	const setChosen = (ids: Set<number>) => setTicked({ shown, ids });
	const [outcome, setOutcome] = useState<OrdersAcceptedWire>();
	return (
		<>
			{outcome && <BatchOutcome outcome={outcome} onClose={() => setOutcome(undefined)} />}
			{chosen.size > 0 && (
				<BatchBar
					chosen={chosen}
					rows={list.rows ?? []}
					onClear={() => setChosen(new Set())}
					onAccepted={(accepted) => {
						setChosen(new Set());
						setOutcome(accepted);
					}}
				/>
			)}
			<DataTable
				label={t('orders.title')}
				list={list}
				rowKey={({ id }) => id}
				rowName={({ number }) => number}
				selection={{ chosen, onChoose: setChosen }}
				columns={useOrderColumns(list.get('status'))}
			/>
		</>
	);
}

function SoundButton() {
	const { t } = useTexts(ordersTexts);
	const [on, setOn] = useState(isSoundOn);
	return (
		<Button
			look="secondary"
			className={styles.sound}
			aria-pressed={on}
			onClick={() => {
				setSoundOn(!on);
				setOn(!on);
				// Rings once, so that staff know the sound. After this click the browser allows the bell to
				// ring.
				if (!on) void ring();
				if (!on) askToNotify();
			}}
		>
			<OfficeIcon name={on ? 'bell' : 'bellOff'} size={20} />
			<span>{on ? t('orders.soundOn') : t('orders.soundOff')}</span>
		</Button>
	);
}
