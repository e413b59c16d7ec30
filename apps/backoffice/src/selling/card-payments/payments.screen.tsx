import { PAYMENT_WAITS } from '@dukan/domain/money/banks/payment-notes.ts';
import { PAYMENT_STATES } from '@dukan/domain/money/banks/payment-states.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { formatInteger, formatPrice } from '@dukan/i18n/format/number.ts';
import { paymentsTexts } from '@dukan/i18n/texts/backoffice/payments-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { Link } from 'react-router';
import { useTexts } from '../../platform/texts.tsx';
import { useList } from '../../platform/use-list.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { ChoiceFilter, ListTools } from '../../ui/list-tools.tsx';
import { Page } from '../../ui/page.tsx';
import { BankDifferences } from './bank-differences.tsx';
import styles from './payment.module.css';

/** PAY-02 to PAY-05: lists all card payments, and what differs from the banks' records. */
export function Component() {
	const { t, c, language } = useTexts(paymentsTexts);
	const list = useList('payments');
	return (
		<Page title={c('nav.payments')}>
			<ListTools list={list}>
				<ChoiceFilter
					list={list}
					name="waits"
					label={t('payment.waits')}
					choices={PAYMENT_WAITS.map((value) => ({ value, title: t(`waits.${value}`) }))}
				/>
				<ChoiceFilter
					list={list}
					name="state"
					label={t('payment.state')}
					choices={PAYMENT_STATES.map((value) => ({ value, title: t(`state.${value}`) }))}
				/>
			</ListTools>
			<DataTable
				label={c('nav.payments')}
				list={list}
				rowKey={({ id }) => id}
				columns={[
					{
						key: 'number',
						title: t('payment.number'),
						cell: ({ id, number }) => (
							<Link to={`/payments/${id}`} className={styles.number}>
								{number}
							</Link>
						),
					},
					{
						key: 'created',
						title: t('payment.created'),
						cell: ({ createdAt }) => formatDateTime(language, new Date(createdAt)),
					},
					{ key: 'bank', title: t('payment.bank'), cell: ({ bank }) => bank },
					{
						key: 'state',
						title: t('payment.state'),
						cell: ({ state, attention, waitsForApproval }) => (
							<span className={styles.state}>
								<Badge look={state === 'paid' ? 'new' : 'quiet'}>{t(`state.${state}`)}</Badge>
								{attention && <span>{t(`attention.${attention}`)}</span>}
								{waitsForApproval && <span>{t('waits.approval')}</span>}
							</span>
						),
					},
					{
						key: 'amount',
						title: t('payment.amount'),
						align: 'end',
						cell: ({ amountTenge }) => formatPrice(language, amountTenge),
					},
					{
						key: 'paid',
						title: t('payment.paid'),
						align: 'end',
						cell: ({ paidTenge }) => formatPrice(language, paidTenge),
					},
					{
						key: 'refunded',
						title: t('payment.refunded'),
						align: 'end',
						cell: ({ refundedTenge }) => formatPrice(language, refundedTenge),
					},
					{
						key: 'checks',
						title: t('payment.checks'),
						align: 'end',
						cell: ({ checks }) => formatInteger(language, checks),
					},
				]}
			/>
			{list.rows?.length === 0 && <p>{t('payment.empty')}</p>}
			<BankDifferences />
		</Page>
	);
}
