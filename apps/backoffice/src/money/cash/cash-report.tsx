import { addDays } from '@dukan/domain/base/calendar/delivery-days.ts';
import { formatDay } from '@dukan/i18n/format/day.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { cashTexts } from '@dukan/i18n/texts/backoffice/cash-texts.ts';
import { buttonClass } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { staffAddress } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import form from '../../ui/form.module.css';
import { Card, Waiting } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';

const SUMS = ['orders', 'returns', 'handOvers', 'differences', 'others', 'terminal'] as const;
const TITLES = {
	orders: 'kind.order',
	returns: 'kind.return',
	handOvers: 'kind.hand_over',
	differences: 'kind.difference',
	others: 'kind.other',
	terminal: 'payment.terminal',
} as const;

/** Shows sums by day and by person, and exports the entries of these days as a sheet. */
export function CashReport({ today }: { today: string }) {
	const { t, language } = useTexts(cashTexts);
	const [from, setFrom] = useState(addDays(today, -7));
	// Entries made after the day was closed belong to the next day, so the next day is included.
	const [to, setTo] = useState(addDays(today, 1));
	const query = useRead('cash_report', { from, to }, { enabled: from !== '' && to !== '' });
	return (
		<Card
			title={t('cash.report')}
			actions={
				<a
					className={buttonClass({ look: 'secondary' })}
					href={staffAddress('cash_export', { from, to, format: 'xlsx' })}
					download
				>
					{t('cash.export')}
				</a>
			}
		>
			<div className={form.buttons}>
				<Field
					type="date"
					label={t('cash.from')}
					value={from}
					onChange={({ target }) => setFrom(target.value)}
				/>
				<Field type="date" label={t('cash.to')} value={to} onChange={({ target }) => setTo(target.value)} />
			</div>
			{!query.data && query.isEnabled && <Waiting error={query.error} retry={() => void query.refetch()} />}
			{query.data && (
				<PlainTable
					label={t('cash.report')}
					rows={query.data}
					rowKey={({ day, holderId }) => `${day} ${holderId}`}
					columns={[
						{
							key: 'day',
							title: t('cash.day'),
							cell: ({ day, isClosed }) =>
								`${formatDay(language, day)}${isClosed ? `, ${t('cash.closed')}` : ''}`,
						},
						{
							key: 'holder',
							title: t('cash.holder'),
							cell: ({ holderName }) => holderName ?? t('cash.till'),
						},
						...SUMS.map((key) => ({
							key,
							title: t(TITLES[key]),
							align: 'end' as const,
							cell: (row: Record<(typeof SUMS)[number], number>) =>
								row[key] === 0 ? null : formatPrice(language, row[key]),
						})),
					]}
				/>
			)}
		</Card>
	);
}
