import { deviceName } from '@dukan/domain/people/accounts/device-name.ts';
import type { CustomerSessionWire } from '@dukan/domain/running/customers/staff-customers.api.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { customersTexts } from '@dukan/i18n/texts/backoffice/customers-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { useSave } from '../../platform/use-save.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Card, Waiting } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';

export function CustomerSessions({ customerId }: { customerId: number }) {
	const { t, c, language } = useTexts(customersTexts);
	const { may } = useMember();
	const [asking, setAsking] = useState(false);
	const query = useRead(`customer_sessions/${customerId}`);
	const end = useSave({
		run: (session?: number) => change(`customer_sign_out/${customerId}`, { session }),
		changes: ['customer_sessions'],
		said: t('sessions.ended'),
		onDone: () => setAsking(false),
	});
	const name = ({ userAgent }: CustomerSessionWire) => deviceName(userAgent) || t('sessions.unknown');
	const rows = query.data?.rows;
	return (
		<Card
			title={t('sessions.title')}
			actions={
				may('banCustomers') &&
				rows &&
				rows.length > 0 && (
					<Button look="secondary" onClick={() => setAsking(true)}>
						{t('sessions.endAll')}
					</Button>
				)
			}
		>
			{!rows ? (
				<Waiting error={query.error} retry={() => void query.refetch()} />
			) : rows.length === 0 ? (
				<p>{t('sessions.none')}</p>
			) : (
				<PlainTable
					label={t('sessions.title')}
					rows={rows}
					rowKey={({ id }) => id}
					columns={[
						{ key: 'device', title: t('sessions.device'), cell: name },
						{
							key: 'since',
							title: t('sessions.since'),
							cell: ({ createdAt }) => formatDateTime(language, new Date(createdAt)),
						},
						{
							key: 'seen',
							title: t('sessions.lastSeen'),
							cell: ({ lastSeenAt }) => formatDateTime(language, new Date(lastSeenAt)),
						},
						...(may('banCustomers')
							? [
									{
										key: 'actions',
										title: c('common.actions'),
										cell: (session: CustomerSessionWire) => (
											<Button
												look="quiet"
												busy={end.busy}
												aria-label={t('sessions.endOne', { device: name(session) })}
												onClick={() => end.save(session.id)}
											>
												{t('sessions.end')}
											</Button>
										),
									},
								]
							: []),
					]}
				/>
			)}
			<ConfirmDialog
				open={asking}
				title={t('sessions.sureAll')}
				action={t('sessions.endAll')}
				busy={end.busy}
				onConfirm={() => end.save(undefined)}
				onClose={() => setAsking(false)}
			/>
		</Card>
	);
}
