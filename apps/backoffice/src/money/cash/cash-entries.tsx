import type { CashEntryWire } from '@dukan/domain/money/cash/cash.api.ts';
import { CASH_KINDS, canReverse } from '@dukan/domain/money/cash/cash-rules.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { cashTexts } from '@dukan/i18n/texts/backoffice/cash-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useList } from '../../platform/use-list.ts';
import { useSave } from '../../platform/use-save.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { ChoiceFilter, ListTools } from '../../ui/list-tools.tsx';
import { Card } from '../../ui/page.tsx';
import { SectionLink } from '../../ui/section-link.tsx';

/** Lists all entries. A mistake is corrected by an entry that reverses it. */
export function CashEntries() {
	const { t, c, language } = useTexts(cashTexts);
	const list = useList('cash_entries');
	const [reversed, setReversed] = useState<string>();
	return (
		<Card title={t('cash.entries')}>
			<ListTools list={list}>
				<ChoiceFilter
					list={list}
					name="kind"
					label={t('cash.kind')}
					choices={CASH_KINDS.map((value) => ({ value, title: t(`kind.${value}`) }))}
				/>
			</ListTools>
			<DataTable
				label={t('cash.entries')}
				list={list}
				rowKey={({ id }) => id}
				columns={[
					{ key: 'at', title: t('cash.at'), cell: ({ at }) => formatDateTime(language, new Date(at)) },
					{
						key: 'holder',
						title: t('cash.holder'),
						cell: ({ holderName }) => holderName ?? t('cash.till'),
					},
					{
						key: 'kind',
						title: t('cash.kind'),
						cell: ({ kind, isReversal, isReversed }) => (
							<>
								{t(`kind.${kind}`)} {isReversal && <Badge look="quiet">{t('cash.reversal')}</Badge>}
								{isReversed && <Badge look="quiet">{t('cash.reversed')}</Badge>}
							</>
						),
					},
					{
						key: 'sum',
						title: t('cash.sum'),
						align: 'end',
						cell: ({ amountTenge, method }) =>
							`${formatPrice(language, amountTenge)}${method === 'terminal' ? `, ${t('payment.terminal')}` : ''}`,
					},
					{ key: 'why', title: t('cash.why'), cell: (entry) => <Cause entry={entry} /> },
					{ key: 'staff', title: t('cash.staff'), cell: ({ staffName }) => staffName },
					{
						key: 'act',
						title: c('common.actions'),
						cell: (entry) =>
							canReverse(entry) && (
								<Button look="quiet" onClick={() => setReversed(entry.id)}>
									{t('cash.reverse')}
								</Button>
							),
					},
				]}
			/>
			{reversed !== undefined && <ReverseDialog id={reversed} onClose={() => setReversed(undefined)} />}
		</Card>
	);
}

function Cause({ entry: { orderId, orderNumber, returnId, reason, purpose } }: { entry: CashEntryWire }) {
	const { t } = useTexts(cashTexts);
	return (
		<>
			{orderId !== null && <SectionLink to={`/orders/${orderId}`}>{orderNumber}</SectionLink>}
			{returnId !== null && (
				<SectionLink to={`/returns/${returnId}`}>
					{t('kind.return')} {returnId}
				</SectionLink>
			)}{' '}
			{purpose !== null && purpose !== 'other' && `${t(`purpose.${purpose}`)}: `}
			{reason}
		</>
	);
}

function ReverseDialog({ id, onClose }: { id: string; onClose: () => void }) {
	const { t } = useTexts(cashTexts);
	const [reason, setReason] = useState('');
	const { save, busy, problem } = useSave({
		run: () => change('cash_reverse', { id, reason }),
		changes: ['cash', 'cash_entries', 'cash_report'],
		onDone: onClose,
	});
	return (
		<ConfirmDialog
			open
			title={t('cash.reverse')}
			action={t('cash.reverse')}
			busy={busy}
			onConfirm={() => save()}
			onClose={onClose}
		>
			<Field
				label={t('cash.reason')}
				value={reason}
				maxLength={200}
				error={problem('reason')}
				onChange={({ target }) => setReason(target.value)}
			/>
		</ConfirmDialog>
	);
}
