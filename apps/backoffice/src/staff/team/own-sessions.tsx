import { staffTexts } from '@dukan/i18n/texts/backoffice/staff-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { useSave } from '../../platform/use-save.ts';
import { Card, Waiting } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { Phones } from './phones.tsx';
import { useDeviceColumns } from './use-device-columns.ts';

/** S24: lists the sessions of the signed-in person, who can end any of them. */
export function OwnSessions() {
	const { t, c } = useTexts(staffTexts);
	const devices = useDeviceColumns();
	const sessions = useRead('sessions');
	const end = useSave({
		run: (id: number) => change(`session_end/${id}`),
		changes: ['sessions'],
	});
	if (!sessions.data) return <Waiting error={sessions.error} retry={() => void sessions.refetch()} />;
	return (
		<Card title={t('sessions.title')}>
			<PlainTable
				label={t('sessions.title')}
				rows={sessions.data}
				rowKey={({ id }) => id}
				columns={[
					...devices,
					{
						key: 'end',
						title: c('common.actions'),
						cell: ({ id, current }) =>
							current ? (
								t('sessions.current')
							) : (
								<Button look="quiet" busy={end.busy} onClick={() => end.save(id)}>
									{t('sessions.end')}
								</Button>
							),
					},
				]}
			/>
			<Phones />
		</Card>
	);
}
