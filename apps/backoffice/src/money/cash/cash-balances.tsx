import { typedTenge } from '@dukan/domain/base/text/typed-number.ts';
import type { CashWire } from '@dukan/domain/money/cash/cash.api.ts';
import { CASH_PURPOSES, type CashPurpose } from '@dukan/domain/money/cash/cash-rules.ts';
import { formatDay } from '@dukan/i18n/format/day.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { cashTexts } from '@dukan/i18n/texts/backoffice/cash-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { requireTyped } from '../../platform/require-typed.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { useSave } from '../../platform/use-save.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import form from '../../ui/form.module.css';
import { Card, Unread } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SelectOne } from '../../ui/select-one.tsx';

type Asked =
	| { kind: 'handOver'; holderId: number; name: string; tenge: number }
	| { kind: 'close' | 'other' };

export function CashBalances({ cash }: { cash: CashWire }) {
	const { t, c, language } = useTexts(cashTexts);
	const [asked, setAsked] = useState<Asked>();
	return (
		<Card title={t('cash.balances')}>
			<PlainTable
				label={t('cash.balances')}
				rows={cash.balances}
				rowKey={({ holderId }) => holderId ?? 0}
				columns={[
					{ key: 'holder', title: t('cash.holder'), cell: ({ name }) => name ?? t('cash.till') },
					{
						key: 'sum',
						title: t('cash.sum'),
						align: 'end',
						cell: ({ tenge }) => formatPrice(language, tenge),
					},
					{
						key: 'act',
						title: c('common.actions'),
						cell: ({ holderId, name, tenge }) =>
							holderId !== null && (
								<Button
									look="secondary"
									onClick={() => setAsked({ kind: 'handOver', holderId, name: name ?? '', tenge })}
								>
									{t('cash.handOver')}
								</Button>
							),
					},
				]}
			/>
			<div className={form.buttons}>
				<Button look="secondary" onClick={() => setAsked({ kind: 'other' })}>
					{t('cash.other')}
				</Button>
				<Button onClick={() => setAsked({ kind: 'close' })}>{t('cash.close')}</Button>
			</div>
			{cash.lastClosed && <p>{t('cash.lastClosed', { day: formatDay(language, cash.lastClosed) })}</p>}
			{asked && <CashDialog asked={asked} today={cash.today} onClose={() => setAsked(undefined)} />}
		</Card>
	);
}

type Props = { asked: Asked; today: string; onClose: () => void };

/** Asks for a counted sum, and for a reason if it differs from the expected one. */
function CashDialog({ asked, today, onClose }: Props) {
	const { t, language } = useTexts(cashTexts);
	const [sum, setSum] = useState('');
	const [reason, setReason] = useState('');
	const [purpose, setPurpose] = useState<CashPurpose>('other');
	const [day, setDay] = useState(today);
	// The expected sum is that of the day to close. For a past day it contains no money of today.
	const closed = useRead('cash', { day }, { enabled: asked.kind === 'close' && day !== '' });
	const expectedTenge = asked.kind === 'handOver' ? asked.tenge : closed.data?.tillTenge;
	// RET-01: the shop pays a courier who has paid out more than they took. There is nothing to count then.
	const isOwed = asked.kind === 'handOver' && asked.tenge < 0;
	const { save, busy, problem } = useSave({
		run: () => {
			const tenge = isOwed ? asked.tenge : requireTyped(typedTenge(sum), 'sum');
			if (asked.kind === 'other') return change('cash_other', { amountTenge: tenge, reason, purpose });
			const counted = { expectedTenge: requireTyped(expectedTenge, 'day'), countedTenge: tenge, reason };
			return asked.kind === 'handOver'
				? change('cash_hand_over', { courierId: asked.holderId, ...counted })
				: change('cash_close', { day, ...counted });
		},
		changes: ['cash', 'cash_entries', 'cash_report'],
		onDone: onClose,
	});
	const title =
		asked.kind === 'handOver'
			? `${t('cash.handOver')}: ${asked.name}`
			: t(asked.kind === 'close' ? 'cash.close' : 'cash.other');
	return (
		<ConfirmDialog open title={title} action={title} busy={busy} onConfirm={() => save()} onClose={onClose}>
			<div className={form.form}>
				{asked.kind === 'close' && (
					<>
						<p>{t('cash.closeHint')}</p>
						<Field
							type="date"
							label={t('cash.day')}
							value={day}
							max={today}
							error={problem('day')}
							onChange={({ target }) => setDay(target.value)}
						/>
					</>
				)}
				{asked.kind === 'close' && <Unread of={[closed]} />}
				{asked.kind !== 'other' && expectedTenge !== undefined && (
					<p>
						<strong>
							{isOwed
								? t('cash.giveBack', { sum: formatPrice(language, -asked.tenge) })
								: t('cash.expected', { sum: formatPrice(language, expectedTenge) })}
						</strong>
					</p>
				)}
				{!isOwed && (
					<Field
						label={t(asked.kind === 'other' ? 'cash.amount' : 'cash.counted')}
						inputMode="decimal"
						value={sum}
						error={problem('sum') ?? problem('amountTenge') ?? problem('countedTenge')}
						onChange={({ target }) => setSum(target.value)}
					/>
				)}
				{asked.kind === 'other' && (
					<SelectOne
						label={t('cash.purpose')}
						chosen={purpose}
						onChoose={setPurpose}
						choices={CASH_PURPOSES.map((value) => ({ value, title: t(`purpose.${value}`) }))}
					/>
				)}
				<Field
					label={t('cash.reason')}
					hint={asked.kind === 'other' ? undefined : t('cash.reasonHint')}
					value={reason}
					maxLength={200}
					error={problem('reason')}
					onChange={({ target }) => setReason(target.value)}
				/>
			</div>
		</ConfirmDialog>
	);
}
