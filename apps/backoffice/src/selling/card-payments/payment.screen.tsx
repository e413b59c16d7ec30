import { findActionCode } from '@dukan/domain/money/banks/payment-notes.ts';
import type { PaymentWire } from '@dukan/domain/selling/card-payments/payments.api.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { formatInteger, formatPrice } from '@dukan/i18n/format/number.ts';
import { paymentsTexts } from '@dukan/i18n/texts/backoffice/payments-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { Button } from '@dukan/ui/button.tsx';
import { useParams } from 'react-router';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { useSave } from '../../platform/use-save.ts';
import { Card, Page, Waiting } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SectionLink } from '../../ui/section-link.tsx';
import styles from './payment.module.css';
import { PaymentRefunds } from './payment-refunds.tsx';

const CHANGES = ['payment', 'payments', 'order', 'orders'];

/** Shows one payment: its state at the bank, its refunds and its history. */
export function Component() {
	const { t, c } = useTexts(paymentsTexts);
	const id = Number(useParams().id);
	const query = useRead(`payment/${id}`);
	const ask = useSave({ run: () => change(`payment_ask/${id}`), changes: CHANGES });
	const look = useSave({ run: () => change(`payment_looked_at/${id}`), changes: CHANGES });
	const payment = query.data;
	return (
		<Page
			title={t('payment.title', { number: payment?.number ?? '…' })}
			back={{ to: '/payments', title: c('nav.payments') }}
			actions={
				<Button look="secondary" busy={ask.busy} disabled={!payment} onClick={() => ask.save()}>
					{t('payment.ask')}
				</Button>
			}
		>
			{payment ? (
				<>
					<Facts payment={payment} />
					{payment.attention && (
						<Card title={t(`attention.${payment.attention}`)}>
							<Button look="secondary" busy={look.busy} onClick={() => look.save()}>
								{t('payment.looked')}
							</Button>
						</Card>
					)}
					<PaymentRefunds refunds={payment.refunds} changes={CHANGES} />
					<Events events={payment.events} />
				</>
			) : (
				<Waiting error={query.error} retry={() => void query.refetch()} />
			)}
		</Page>
	);
}

function useCodeText() {
	const { t } = useTexts(paymentsTexts);
	return (code: number | null) => {
		const known = findActionCode(code);
		if (code === null) return '';
		return known ? t(`code.${known}`) : t('code.other', { code });
	};
}

function Facts({ payment }: { payment: PaymentWire }) {
	const { t, language } = useTexts(paymentsTexts);
	const codeText = useCodeText();
	const facts: [string, React.ReactNode][] = [
		[
			t('payment.order'),
			<SectionLink key="order" to={`/orders/${payment.orderId}`}>
				{payment.orderNumber}
			</SectionLink>,
		],
		[t('payment.bank'), payment.bank],
		[
			t('payment.state'),
			<Badge key="state" look={payment.state === 'paid' ? 'new' : 'quiet'}>
				{t(`state.${payment.state}`)}
			</Badge>,
		],
		[t('payment.amount'), formatPrice(language, payment.amountTenge)],
		[t('payment.paid'), formatPrice(language, payment.paidTenge)],
		[t('payment.refunded'), formatPrice(language, payment.refundedTenge)],
		[t('payment.code'), codeText(payment.actionCode)],
		[t('payment.error'), payment.errorCode],
		[t('payment.bankId'), payment.bankOrderId],
		[t('payment.checks'), formatInteger(language, payment.checks)],
		[t('payment.checked'), payment.checkedAt && formatDateTime(language, new Date(payment.checkedAt))],
	];
	return (
		<Card title={t('payment.number')}>
			<dl className={styles.facts}>
				{facts
					.filter(([, value]) => value !== null && value !== '')
					.map(([title, value]) => (
						<div key={title}>
							<dt>{title}</dt>
							<dd>{value}</dd>
						</div>
					))}
			</dl>
		</Card>
	);
}

function Events({ events }: { events: PaymentWire['events'] }) {
	const { t, language } = useTexts(paymentsTexts);
	const codeText = useCodeText();
	// The card processor's codes are numbers, for which there are texts. Other codes are readable words.
	const codeOf = (kind: PaymentWire['events'][number]['kind'], code: string | null) =>
		kind === 'state' || kind === 'asked' ? codeText(code === null ? null : Number(code)) : code;
	return (
		<Card title={t('payment.events')}>
			<PlainTable
				label={t('payment.events')}
				rows={events.map((event, index) => ({ ...event, key: index }))}
				rowKey={({ key }) => key}
				columns={[
					{
						key: 'at',
						title: t('event.at'),
						cell: ({ at }) => formatDateTime(language, new Date(at)),
					},
					{
						key: 'kind',
						title: t('payment.events'),
						cell: ({ kind, state, staff }) =>
							[t(`event.${kind}`), kind === 'state' && state && t(`state.${state}`), staff]
								.filter(Boolean)
								.join(', '),
					},
					{ key: 'code', title: t('event.code'), cell: ({ kind, code }) => codeOf(kind, code) },
				]}
			/>
		</Card>
	);
}
