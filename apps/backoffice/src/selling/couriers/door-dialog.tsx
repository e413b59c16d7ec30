import { manatFromTenge } from '@dukan/domain/base/money/money.ts';
import { parseManat } from '@dukan/domain/base/text/typed-number.ts';
import { doorSums, wholeByTerminal } from '@dukan/domain/selling/couriers/door-sums.ts';
import type { StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { formatDay } from '@dukan/i18n/format/day.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { doorTexts } from '@dukan/i18n/texts/backoffice/door-texts.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { Choices } from '@dukan/ui/choices.tsx';
import { Field, Select } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { requireTyped } from '../../platform/require-typed.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { useSave } from '../../platform/use-save.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { nameIn } from '../../ui/editor/name-in.ts';
import form from '../../ui/form.module.css';
import { Unread } from '../../ui/page.tsx';
import { SerialTicks } from '../../ui/serial-ticks.tsx';
import { typedPieces } from '../../ui/typed-pieces.ts';

type Props = { order: StaffOrderWire; onClose: () => void };

const CHANGES = ['order', 'orders', 'order_counts', 'cash'];

/** COUR-03: records what happened at the handover. */
export function DoorDialog({ order, onClose }: Props) {
	const { t } = useTexts(doorTexts);
	const [outcome, setOutcome] = useState<'handedOut' | 'postponed'>('handedOut');
	const choice = (
		<Choices
			legend={t('door.outcome')}
			name="outcome"
			chosen={outcome}
			onChoose={setOutcome}
			choices={(order.slot ? (['handedOut', 'postponed'] as const) : (['handedOut'] as const)).map(
				(value) => ({
					value,
					title: t(`door.${value}`),
				}),
			)}
		/>
	);
	return outcome === 'handedOut' ? (
		<HandOut order={order} onClose={onClose} choice={choice} />
	) : (
		<Postpone order={order} onClose={onClose} choice={choice} />
	);
}

function HandOut({ order, onClose, choice }: Props & { choice: React.ReactNode }) {
	const { t, c, language } = useTexts(doorTexts);
	const [taken, setTaken] = useState(
		() => new Map(order.items.map(({ productId, quantity }) => [productId, quantity])),
	);
	const orders = useTexts(ordersTexts).t;
	const [terminal, setTerminal] = useState(
		order.payment === 'terminal' ? String(manatFromTenge(wholeByTerminal(order))) : '',
	);
	const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
	const inPart = order.items.filter(({ productId, quantity }) => {
		const pieces = taken.get(productId) ?? 0;
		return pieces > 0 && pieces < quantity;
	});
	const typedTerminal = terminal.trim() === '' ? 0 : parseManat(terminal);
	// RET-01: the part that returned goods pay is booked as cash but is not collected.
	const { totalTenge, dueTenge, exchangeTenge, terminalTenge, handTenge } = doorSums(
		order,
		taken,
		typedTerminal ?? 0,
	);
	const { save, busy, problem } = useSave({
		run: () => {
			requireTyped(typedTerminal, 'terminalTenge');
			return change(`order_hand_out/${order.id}`, {
				version: order.version,
				taken: [...taken].map(([productId, quantity]) => ({ productId, quantity })),
				cashTenge: dueTenge - terminalTenge,
				terminalTenge,
				refusedSerials: inPart.flatMap(({ serials = [] }) => serials.filter((one) => refused.has(one))),
			});
		},
		changes: CHANGES,
		onDone: onClose,
	});
	return (
		<ConfirmDialog
			open
			title={t('door.title', { number: order.number })}
			action={t('door.handedOut')}
			busy={busy}
			onConfirm={() => save()}
			onClose={onClose}
		>
			<div className={form.form}>
				{choice}
				{order.items.map((item) => (
					<Field
						key={item.productId}
						type="number"
						label={t('door.taken', { name: nameIn(item, language), count: item.quantity })}
						min={0}
						max={item.quantity}
						value={taken.get(item.productId) ?? 0}
						error={problem('taken')}
						onChange={({ target }) => setTaken(new Map(taken).set(item.productId, typedPieces(target)))}
					/>
				))}
				<SerialTicks
					serials={inPart.flatMap(({ serials = [] }) => serials)}
					ticked={refused}
					onTick={setRefused}
					label={(serial) => t('door.refusedSerial', { serial })}
				/>
				<Field
					label={t('door.terminal')}
					inputMode="decimal"
					value={terminal}
					error={typedTerminal === undefined ? c('field.number') : problem('terminalTenge')}
					onChange={({ target }) => setTerminal(target.value)}
				/>
				<p>
					{t('door.total', { sum: formatPrice(language, totalTenge) })},{' '}
					{exchangeTenge > 0 &&
						`${orders('order.exchange', { sum: formatPrice(language, exchangeTenge) })}, `}
					<strong>
						{handTenge < 0
							? orders('order.giveBack', { sum: formatPrice(language, -handTenge) })
							: t('door.cash', { sum: formatPrice(language, handTenge) })}
					</strong>
				</p>
				{totalTenge !== order.totalTenge && <p>{t('door.refusedHint')}</p>}
			</div>
		</ConfirmDialog>
	);
}

function Postpone({ order, onClose, choice }: Props & { choice: React.ReactNode }) {
	const { t, language } = useTexts(doorTexts);
	const days = useRead(`order_days/${order.id}`);
	const slots = (days.data ?? []).flatMap(({ date, slots: ofDay }) =>
		ofDay
			.filter(({ id, open, left }) => open && left > 0 && (date !== order.slot?.date || id !== order.slot.id))
			.map((slot) => ({ ...slot, date })),
	);
	const [chosen, setChosen] = useState('');
	const [note, setNote] = useState('');
	const key = chosen || (slots[0] ? `${slots[0].date} ${slots[0].id}` : '');
	const [date = '', id = ''] = key.split(' ');
	const { save, busy, problem } = useSave({
		run: () =>
			change(`order_postpone/${order.id}`, { version: order.version, slot: { date, id: Number(id) }, note }),
		changes: CHANGES,
		onDone: onClose,
	});
	return (
		<ConfirmDialog
			open
			title={t('door.title', { number: order.number })}
			action={t('door.postponed')}
			busy={busy}
			onConfirm={() => save()}
			onClose={onClose}
		>
			<div className={form.form}>
				{choice}
				<Unread of={[days]} />
				<Select
					label={t('door.slot')}
					value={key}
					error={problem('slot')}
					onChange={({ target }) => setChosen(target.value)}
				>
					{slots.map((slot) => (
						<option key={`${slot.date} ${slot.id}`} value={`${slot.date} ${slot.id}`}>
							{formatDay(language, slot.date)}, {slot.from}–{slot.to}
						</option>
					))}
				</Select>
				<Field
					label={t('door.note')}
					value={note}
					maxLength={500}
					onChange={({ target }) => setNote(target.value)}
				/>
			</div>
		</ConfirmDialog>
	);
}
