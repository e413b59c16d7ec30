import type { StaffPinWire } from '@dukan/domain/staff/team/staff-pins.api.ts';
import { staffTexts } from '@dukan/i18n/texts/backoffice/staff-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { change, read } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import { Unread } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { useDeviceColumns } from './use-device-columns.ts';

/**
 * COUR-02: lists the phones that sign in by PIN: one's own, or those of the account. Shows nothing if there
 * are none.
 */
export function Phones({ accountId }: { accountId?: number }) {
	const { t } = useTexts(staffTexts);
	const phones = useQuery({
		queryKey: ['pins', accountId ?? 'own'],
		queryFn: () => (accountId === undefined ? read('pins') : read(`account_pins/${accountId}`)),
	});
	const end = useSave({
		run: (id: number) =>
			accountId === undefined ? change(`pin_end/${id}`) : change(`account_pin_end/${id}`),
		changes: ['pins', 'sessions'],
		said: t('phones.ended'),
	});
	if (!phones.data) return <Unread of={[phones]} />;
	if (phones.data.length === 0) return null;
	return (
		<section>
			<h3>{t('phones.title')}</h3>
			<PhoneTable phones={phones.data} busy={end.busy} onEnd={end.save} />
		</section>
	);
}

function PhoneTable({
	phones,
	busy,
	onEnd,
}: {
	phones: StaffPinWire[];
	busy: boolean;
	onEnd: (id: number) => void;
}) {
	const { t } = useTexts(staffTexts);
	const devices = useDeviceColumns();
	return (
		<PlainTable
			label={t('phones.title')}
			rows={phones}
			rowKey={({ id }) => id}
			columns={[
				...devices,
				{
					key: 'end',
					title: t('phones.end'),
					cell: ({ id }) => (
						<Button look="quiet" busy={busy} onClick={() => onEnd(id)}>
							{t('phones.end')}
						</Button>
					),
				},
			]}
		/>
	);
}
