import { ORDER_NOTE_MAX } from '@dukan/domain/selling/orders/order-limits.ts';
import type { StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { deskTexts } from '@dukan/i18n/texts/backoffice/desk-texts.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field, TextArea } from '@dukan/ui/field.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { change } from '../../platform/call.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import form from '../../ui/form.module.css';
import { Form } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import { useUnsaved } from '../../ui/use-unsaved.tsx';
import { OrderDeliveryFields } from './order-delivery-fields.tsx';
import { draftOf, type OrderDraft, orderEdit } from './order-draft.ts';
import { OrderEditGoods } from './order-edit-goods.tsx';
import { orderRefusal } from './order-refusal.ts';

/**
 * DESK-05: edits an order until hand-out. The changes are saved only if the order still has the version that
 * was opened: the second of two people gets a message.
 */
export function OrderEdit({ order, onClose }: { order: StaffOrderWire; onClose: () => void }) {
	const { t, c, language } = useTexts(ordersTexts);
	const desk = useTexts(deskTexts).t;
	const { may } = useMember();
	const queries = useQueryClient();
	const [version, setVersion] = useState(order.version);
	const [opened, setOpened] = useState(() => draftOf(order, language));
	const [draft, setDraft] = useState<OrderDraft>(opened);
	const latest = useRef(draft);
	latest.current = draft;
	const set = (part: Partial<OrderDraft>) => setDraft((now) => ({ ...now, ...part }));
	const dirty = JSON.stringify(draft) !== JSON.stringify(opened);
	const unsaved = useUnsaved(dirty);
	const { save, busy, problem, error } = useSave({
		run: (typed: OrderDraft) => change(`order_edit/${order.id}`, orderEdit(version, typed)),
		changes: ['orders'],
		onDone: (changed, saved) => {
			queries.setQueryData(['order', order.id], changed);
			if (latest.current === saved) {
				unsaved.release();
				onClose();
				return;
			}
			// A person may type while the form is being saved, and this still has to be saved.
			setVersion(changed.version);
			setOpened(saved);
		},
	});
	const refusal = orderRefusal(error);
	return (
		<Card title={t('order.edit')}>
			<Form onSubmit={() => save(draft)}>
				{refusal && (
					<p className={form.problem} role="alert">
						{t(refusal)}
					</p>
				)}
				{version !== order.version && (
					<p className={form.problem} role="alert">
						{c('problem.changed_meanwhile')}
					</p>
				)}
				<OrderEditGoods
					lines={draft.lines}
					onChange={(change) => setDraft((now) => ({ ...now, lines: change(now.lines) }))}
				/>
				<OrderDeliveryFields
					draft={draft}
					onChange={set}
					ownSlot={order.slot ?? undefined}
					problem={problem}
				/>
				<div className={form.row}>
					<Field
						label={t('order.recipient')}
						value={draft.name}
						maxLength={100}
						error={problem('name')}
						onChange={(event) => set({ name: event.target.value })}
					/>
					<Field
						label={desk('entry.phone')}
						before="+993 6"
						inputMode="tel"
						value={draft.phone}
						maxLength={7}
						error={problem('phone')}
						onChange={(event) => set({ phone: event.target.value })}
					/>
				</div>
				{may('giveDiscounts') && (
					<div className={form.row}>
						<Field
							label={desk('edit.discount')}
							inputMode="decimal"
							value={draft.discount}
							error={problem('discountTenge')}
							onChange={(event) => set({ discount: event.target.value })}
						/>
						<Field
							label={desk('edit.discountReason')}
							value={draft.discountReason}
							maxLength={300}
							error={problem('discountReason')}
							onChange={(event) => set({ discountReason: event.target.value })}
						/>
					</div>
				)}
				<TextArea
					label={t('order.note')}
					value={draft.note}
					maxLength={ORDER_NOTE_MAX}
					error={problem('note')}
					onChange={(event) => set({ note: event.target.value })}
				/>
				<div className={form.buttons}>
					<Button type="submit" busy={busy} disabled={draft.lines.length === 0}>
						{c('common.save')}
					</Button>
					<Button look="secondary" onClick={onClose}>
						{c('common.cancel')}
					</Button>
				</div>
			</Form>
			{unsaved.dialog}
		</Card>
	);
}
