import { formatPhone } from '@dukan/domain/auth/phone.ts';
import { tengeFromManat } from '@dukan/domain/money/money.ts';
import { ORDER_NOTE_MAX } from '@dukan/domain/orders/order-limits.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { deskTexts } from '@dukan/i18n/texts/backoffice/desk-texts.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Checkbox, Field, TextArea } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError, change } from '../platform/call.ts';
import { useTexts } from '../platform/texts.tsx';
import { useSave } from '../platform/use-save.ts';
import form from '../ui/form.module.css';
import { Form } from '../ui/form.tsx';
import { Card, Page, Unread } from '../ui/page.tsx';
import { SectionLink } from '../ui/section-link.tsx';
import { useUnsaved } from '../ui/use-unsaved.tsx';
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
import { requestDraft } from './request-draft.ts';
import { RequestNote } from './request-note.tsx';
import { useCallRequest } from './use-call-request.ts';
import { useEntryQuote, usePerson } from './use-order-entry.ts';

/** DESK-04: an order by phone or at the counter. */
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
				...orderEntry(draft, quote.data?.total ?? 0, language),
				...(request && { call_request_id: request.id }),
			}),
		changes: ['orders', 'order_counts', 'call_requests'],
		onDone: ({ order }) => {
			unsaved.release();
			void navigate(`/orders/${order.id}`);
		},
	});
	const refusal = error instanceof CallError && error.code ? refusals[error.code] : undefined;
	return (
		<Page title={desk('entry.title')} back={{ to: '/orders', title: t('orders.title') }}>
			<Form onSubmit={() => save()}>
				{request && <RequestNote request={request} />}
				<Card title={desk('entry.caller')}>
					<div className={form.row}>
						<Field
							label={desk('entry.phone')}
							before="+993 6"
							inputMode="tel"
							autoComplete="off"
							required
							value={draft.callerPhone}
							error={problem('person.phone')}
							onChange={(event) => set({ callerPhone: event.target.value })}
						/>
						<Field
							label={desk('entry.name')}
							required
							minLength={3}
							maxLength={100}
							value={draft.callerName}
							error={problem('name')}
							onChange={(event) => set({ callerName: event.target.value })}
						/>
					</div>
					<Unread of={[person]} />
					{person.data && (
						<p role="status" className={styles.quiet}>
							{person.data.person ? (
								<SectionLink to={`/customers/${person.data.person.id}`}>
									{desk('entry.known', {
										name: person.data.person.name,
										orders: person.data.person.orders,
										cancelled: person.data.person.cancelled,
									})}
								</SectionLink>
							) : (
								desk('entry.unknown', { phone: formatPhone(phoneOf(draft.callerPhone) ?? '') })
							)}
						</p>
					)}
					<Checkbox
						label={desk('entry.atCounter')}
						checked={draft.channel === 'counter'}
						onChange={({ target }) =>
							set(target.checked ? { channel: 'counter', delivery: 'pickup' } : { channel: 'phone' })
						}
					/>
				</Card>
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
					{quote.data && (
						<p className={styles.entryTotal} role="status">
							{t('order.total')}: <strong>{formatPrice(language, tengeFromManat(quote.data.total))}</strong>
							{quote.data.problems.map((one) => (
								<span key={one.code} className={form.problem}>
									{desk(`entry.problem.${one.code}`)}
								</span>
							))}
							{quote.data.changes.length > 0 && (
								<span className={form.problem}>{t('order.stock_changed')}</span>
							)}
						</p>
					)}
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

const refusals: Readonly<
	Record<
		string,
		| 'order.stock_changed'
		| 'order.product_limit'
		| 'order.slot_full'
		| 'order.slot_expired'
		| 'order.delivery_unavailable'
		| 'order.express_unavailable'
	>
> = {
	stock_changed: 'order.stock_changed',
	product_limit: 'order.product_limit',
	slot_full: 'order.slot_full',
	slot_expired: 'order.slot_expired',
	delivery_unavailable: 'order.delivery_unavailable',
	express_unavailable: 'order.express_unavailable',
};
