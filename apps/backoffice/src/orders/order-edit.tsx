import { PAYMENT_KINDS, type PaymentKind } from '@dukan/domain/orders/payment-kinds.ts';
import type { StaffOrderWire } from '@dukan/domain/orders/staff-orders.api.ts';
import { formatDay } from '@dukan/i18n/format/date.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field, Select, TextArea } from '@dukan/ui/field.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError, change, read } from '../platform/call.ts';
import { useTexts } from '../platform/texts.tsx';
import { useSave } from '../platform/use-save.ts';
import form from '../ui/form.module.css';
import { Card } from '../ui/page.tsx';
import { editedLines, orderEdit } from './order-draft.ts';
import { OrderEditGoods } from './order-edit-goods.tsx';
import { paymentKey } from './order-words.ts';

const OWN_PROBLEMS = ['stock_changed', 'product_limit', 'slot_full', 'slot_expired'] as const;

/** What is agreed on the phone. It is saved upon the state it was opened on: who comes second is told, and loses nothing. */
export function OrderEdit({ order, onClose }: { order: StaffOrderWire; onClose: () => void }) {
	const { t, c, language } = useTexts(ordersTexts);
	const queries = useQueryClient();
	const [version] = useState(order.version);
	const [lines, setLines] = useState(() => editedLines(order, language));
	const [payment, setPayment] = useState<PaymentKind>(order.payment);
	const [changeFrom, setChangeFrom] = useState(order.change_from === null ? '' : String(order.change_from));
	const [address, setAddress] = useState(order.address);
	const [note, setNote] = useState(order.note);
	const [slot, setSlot] = useState(order.slot ? `${order.slot.date} ${order.slot.id}` : '');
	const days = useQuery({
		queryKey: ['order_days', order.id],
		queryFn: () => read(`order_days/${order.id}`),
		enabled: order.slot !== null,
	});
	const { save, busy, problem, error } = useSave({
		run: () => {
			const draft = { lines, payment, changeFrom, address, note, slot };
			const body = orderEdit({ version, slot: order.slot }, draft);
			return change(`order_edit/${order.id}`, body);
		},
		changes: ['orders'],
		onDone: (changed) => {
			queries.setQueryData(['order', order.id], changed);
			onClose();
		},
	});
	const refusal = OWN_PROBLEMS.find((code) => error instanceof CallError && error.code === code);
	return (
		<Card title={t('order.edit')}>
			<form
				className={form.form}
				onSubmit={(event) => {
					event.preventDefault();
					save();
				}}
			>
				{refusal && (
					<p className={form.problem} role="alert">
						{t(`order.${refusal}`)}
					</p>
				)}
				{version !== order.version && (
					<p className={form.problem} role="alert">
						{c('problem.changed_meanwhile')}
					</p>
				)}
				{order.status === 'pending' && <OrderEditGoods lines={lines} onChange={setLines} />}
				<div className={form.row}>
					{order.slot && (
						<Select label={t('order.slot')} value={slot} onChange={(event) => setSlot(event.target.value)}>
							<option value={`${order.slot.date} ${order.slot.id}`}>
								{formatDay(language, order.slot.date)}, {order.slot.from}–{order.slot.to}
							</option>
							{(days.data ?? []).flatMap(({ date, slots }) =>
								slots
									.filter(({ id }) => date !== order.slot?.date || id !== order.slot.id)
									.map(({ id, from, to, left }) => (
										<option key={`${date} ${id}`} value={`${date} ${id}`} disabled={left === 0}>
											{formatDay(language, date)}, {from}–{to}
											{left === 0 && ` (${t('order.slotFull')})`}
										</option>
									)),
							)}
						</Select>
					)}
					<Select
						label={t('order.payment')}
						value={payment}
						onChange={(event) => setPayment(event.target.value as PaymentKind)}
					>
						{PAYMENT_KINDS.map((kind) => (
							<option key={kind} value={kind}>
								{t(paymentKey(kind, order.delivery))}
							</option>
						))}
					</Select>
					{payment === 'cash' && (
						<Field
							label={t('order.changeFrom')}
							inputMode="decimal"
							value={changeFrom}
							error={problem('change_from')}
							onChange={(event) => setChangeFrom(event.target.value)}
						/>
					)}
				</div>
				{order.delivery !== 'pickup' && (
					<Field
						label={t('order.address')}
						value={address}
						maxLength={300}
						error={problem('address')}
						onChange={(event) => setAddress(event.target.value)}
					/>
				)}
				<TextArea
					label={t('order.note')}
					value={note}
					maxLength={500}
					error={problem('note')}
					onChange={(event) => setNote(event.target.value)}
				/>
				<div className={form.buttons}>
					<Button type="submit" busy={busy} disabled={lines.length === 0}>
						{c('common.save')}
					</Button>
					<Button look="secondary" onClick={onClose}>
						{c('common.cancel')}
					</Button>
				</div>
			</form>
		</Card>
	);
}
