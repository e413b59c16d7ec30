import { addDays, ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { formatDay } from '@dukan/i18n/format/day.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { paymentsTexts } from '@dukan/i18n/texts/backoffice/payments-texts.ts';
import { buttonClass } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { staffAddress } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import form from '../../ui/form.module.css';
import { Card, Waiting } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';

const DAYS = 30;

/** PAY-05: shows what the daily comparison with the banks found. */
export function BankDifferences() {
	const { t, language } = useTexts(paymentsTexts);
	const today = ashgabatTime(new Date()).date;
	const [from, setFrom] = useState(addDays(today, -DAYS));
	const [to, setTo] = useState(today);
	const query = useRead('payment_differences', { from, to }, { enabled: from !== '' && to !== '' });
	const { rows, comparedAt } = query.data ?? {};
	return (
		<Card
			title={t('diff.title')}
			actions={
				<a
					className={buttonClass({ look: 'secondary' })}
					href={staffAddress('payment_differences_export', { from, to, format: 'xlsx' })}
					download
				>
					{t('diff.export')}
				</a>
			}
		>
			<div className={form.buttons}>
				<Field
					type="date"
					label={t('diff.from')}
					value={from}
					onChange={({ target }) => setFrom(target.value)}
				/>
				<Field type="date" label={t('diff.to')} value={to} onChange={({ target }) => setTo(target.value)} />
			</div>
			{query.data && (
				<p>
					{comparedAt
						? t('diff.compared', { moment: formatDateTime(language, new Date(comparedAt)) })
						: t('diff.never')}
				</p>
			)}
			{!rows && query.isEnabled && <Waiting error={query.error} retry={() => void query.refetch()} />}
			{rows?.length === 0 && <p>{t('diff.none')}</p>}
			{rows && rows.length > 0 && (
				<PlainTable
					label={t('diff.title')}
					rows={rows}
					rowKey={({ paymentId, kind }) => `${paymentId} ${kind}`}
					columns={[
						{ key: 'day', title: t('diff.day'), cell: ({ day }) => formatDay(language, day) },
						{
							key: 'number',
							title: t('payment.number'),
							cell: ({ paymentId, number }) => <Link to={`/payments/${paymentId}`}>{number}</Link>,
						},
						{ key: 'bank', title: t('payment.bank'), cell: ({ bank }) => bank },
						{ key: 'kind', title: t('diff.kind'), cell: ({ kind }) => t(`diff.${kind}`) },
						{
							key: 'shop',
							title: t('diff.shop'),
							align: 'end',
							cell: ({ shopTenge }) => formatPrice(language, shopTenge),
						},
						{
							key: 'bankSum',
							title: t('diff.bank'),
							align: 'end',
							cell: ({ bankTenge }) => formatPrice(language, bankTenge),
						},
					]}
				/>
			)}
		</Card>
	);
}
