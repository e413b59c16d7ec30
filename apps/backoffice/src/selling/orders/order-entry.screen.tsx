import type { CallRequestWire } from '@dukan/domain/selling/call-me/call-me.api.ts';
import type { OrderQuote } from '@dukan/domain/selling/orders/order.api.ts';
import { ORDER_NOTE_MAX } from '@dukan/domain/selling/orders/order-limits.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { callRequestsTexts } from '@dukan/i18n/texts/backoffice/call-requests-texts.ts';
import { deskTexts } from '@dukan/i18n/texts/backoffice/desk-texts.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Checkbox, Field, TextArea } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import form from '../../ui/form.module.css';
import { Form } from '../../ui/form.tsx';
import { Card, Page, Unread } from '../../ui/page.tsx';
import { useUnsaved } from '../../ui/use-unsaved.tsx';
import { useCallRequest } from '../call-me/use-call-request.ts';
import { CallerCard } from './caller-card.tsx';
import { EntryPromo } from './entry-promo.tsx';
import styles from './order.module.css';
import { OrderDeliveryFields } from './order-delivery-fields.tsx';
import { OrderEditGoods } from './order-edit-goods.tsx';
import {
	BLANK_ENTRY,
	type EntryDraft,
	isEnterable,
	orderEntry,
	phoneOf,
	withPerson,
} from './order-entry-draft.ts';
import { orderRefusal } from './order-refusal.ts';
import { droppedNames, requestDraft } from './request-draft.ts';
import { useEntryQuote, usePerson } from './use-order-entry.ts';

/** DESK-04: enters an order by phone or at the counter. */
export function Component() {
	const { t, language } = useTexts(ordersTexts);
	const desk = useTexts(deskTexts).t;
	const navigate = useNavigate();
	const [draft, setDraft] = useState<EntryDraft>(BLANK_ENTRY);
	const set = (part: Partial<EntryDraft>) => setDraft((now) => ({ ...now, ...part }));
	const unsaved = useUnsaved(draft.lines.length > 0 || draft.callerPhone !== '');
	const person = usePerson(phoneOf(draft.callerPhone), (found) => setDraft((now) => withPerson(now, found)));
	const request = useCallRequest((found) => set(requestDraft(found, language)));
	const quote = useEntryQuote(draft);
	const { save, busy, problem, error } = useSave({
		run: () =>
			change('order_enter', {
				...orderEntry(draft, quote.data?.totalTenge ?? 0, language),
				...(request && { callRequestId: request.id }),
			}),
		changes: ['orders', 'order_counts', 'call_requests'],
		onDone: ({ order }) => {
			unsaved.release();
			void navigate(`/orders/${order.id}`);
		},
	});
	const refusal = orderRefusal(error);
	return (
		<Page title={desk('entry.title')} back={{ to: '/orders', title: t('orders.title') }}>
			<Form onSubmit={() => save()}>
				{request && <RequestNote request={request} />}
				<CallerCard draft={draft} onChange={set} person={person} problem={problem} />
				<Card title={t('order.goods')}>
					<OrderEditGoods
						lines={draft.lines}
						onChange={(change) => setDraft((now) => ({ ...now, lines: change(now.lines) }))}
						canBeEmpty
					/>
				</Card>
				<Card title={desk('entry.delivery')}>
					<OrderDeliveryFields draft={draft} onChange={set} problem={problem} />
					<Checkbox
						label={desk('entry.otherReceiver')}
						checked={draft.otherReceiver}
						onChange={({ target }) => set({ otherReceiver: target.checked })}
					/>
					{draft.otherReceiver && (
						<div className={form.row}>
							<Field
								label={t('order.recipient')}
								value={draft.name}
								maxLength={100}
								onChange={(event) => set({ name: event.target.value })}
							/>
							<Field
								label={desk('entry.phone')}
								before="+993 6"
								inputMode="tel"
								value={draft.phone}
								error={problem('phone')}
								onChange={(event) => set({ phone: event.target.value })}
							/>
						</div>
					)}
					<TextArea
						label={t('order.note')}
						value={draft.note}
						maxLength={ORDER_NOTE_MAX}
						onChange={(event) => set({ note: event.target.value })}
					/>
				</Card>
				<Card>
					<EntryPromo code={draft.promo} onChange={(promo) => set({ promo })} quote={quote.data} />
					<Unread of={[quote]} />
					{quote.data && <EntryTotal quote={quote.data} />}
					{refusal && (
						<p className={form.problem} role="alert">
							{t(refusal)}
						</p>
					)}
					<Checkbox
						label={desk('entry.accept')}
						checked={draft.accept}
						onChange={({ target }) => set({ accept: target.checked })}
					/>
					<div className={form.buttons}>
						<Button type="submit" busy={busy} disabled={!isEnterable(draft) || !quote.data}>
							{desk('entry.submit')}
						</Button>
					</div>
				</Card>
			</Form>
			{unsaved.dialog}
		</Page>
	);
}

/** Shows the present price of the goods and their delivery, and what prevents the order. */
function EntryTotal({ quote }: { quote: OrderQuote }) {
	const { t, language } = useTexts(ordersTexts);
	const desk = useTexts(deskTexts).t;
	return (
		<p className={styles.entryTotal} role="status">
			{t('order.total')}: <strong>{formatPrice(language, quote.totalTenge)}</strong>
			{quote.problems.map(({ code }) => (
				<span key={code} className={form.problem}>
					{desk(`entry.problem.${code}`)}
				</span>
			))}
			{quote.changes.length > 0 && <span className={form.problem}>{t('order.stock_changed')}</span>}
		</p>
	);
}

/**
 * Stands above an order that answers a call request. Names the person, and the goods of their cart that are
 * no longer sold.
 */
function RequestNote({ request }: { request: CallRequestWire }) {
	const { t, language } = useTexts(callRequestsTexts);
	const dropped = droppedNames(request, language);
	return (
		<div role="status">
			<p>{t('from', { name: request.name })}</p>
			{dropped.length > 0 && <p className={form.problem}>{t('dropped', { names: dropped.join(', ') })}</p>}
		</div>
	);
}
