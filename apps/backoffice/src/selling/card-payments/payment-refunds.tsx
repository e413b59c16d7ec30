import type { RefundWire } from '@dukan/domain/selling/card-payments/payments.api.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { paymentsTexts } from '@dukan/i18n/texts/backoffice/payments-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { change } from '../../platform/call.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import { Card } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';

type Props = { refunds: readonly RefundWire[]; changes: string[] };

/** PAY-04: shows the refunds to the card, and who approved them. */
export function PaymentRefunds({ refunds, changes }: Props) {
	const { t, c, language } = useTexts(paymentsTexts);
	const { may } = useMember();
	const approve = useSave({ run: (id: number) => change(`refund_approve/${id}`), changes });
	const retry = useSave({ run: (id: number) => change(`refund_retry/${id}`), changes });
	if (refunds.length === 0)
		return (
			<Card title={t('refund.title')}>
				<p>{t('refund.none')}</p>
			</Card>
		);
	return (
		<Card title={t('refund.title')}>
			<PlainTable
				label={t('refund.title')}
				rows={[...refunds]}
				rowKey={({ id }) => id}
				columns={[
					{
						key: 'at',
						title: t('event.at'),
						cell: ({ createdAt }) => formatDateTime(language, new Date(createdAt)),
					},
					{ key: 'cause', title: t('refund.cause'), cell: ({ cause }) => t(`cause.${cause}`) },
					{
						key: 'amount',
						title: t('payment.refunded'),
						align: 'end',
						cell: ({ amountTenge }) => formatPrice(language, amountTenge),
					},
					{
						key: 'state',
						title: t('payment.state'),
						cell: ({ state, errorCode }) => [t(`refundState.${state}`), errorCode].filter(Boolean).join(', '),
					},
					{
						key: 'by',
						title: t('refund.by'),
						cell: ({ createdBy, approvedBy }) => [createdBy, approvedBy].filter(Boolean).join(', '),
					},
					{
						key: 'act',
						title: c('common.actions'),
						cell: ({ id, state, mayApprove }) => (
							<>
								{mayApprove && (
									<Button look="quiet" busy={approve.busy} onClick={() => approve.save(id)}>
										{t('refund.approve')}
									</Button>
								)}
								{state === 'refused' && may('refundPayments') && (
									<Button look="quiet" busy={retry.busy} onClick={() => retry.save(id)}>
										{t('refund.retry')}
									</Button>
								)}
							</>
						),
					},
				]}
			/>
		</Card>
	);
}
