import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { staffTexts } from '@dukan/i18n/texts/backoffice/staff-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import type { Column } from '../../ui/data-table.tsx';

type Device = { userAgent: string; network: string; lastSeenAt: string };

/** S24: returns the columns for a session's device, place and last use. */
export function useDeviceColumns(): Column<Device>[] {
	const { t, language } = useTexts(staffTexts);
	return [
		{ key: 'device', title: t('sessions.device'), cell: ({ userAgent }) => userAgent || '—' },
		{ key: 'network', title: t('sessions.network'), cell: ({ network }) => network || '—' },
		{
			key: 'seen',
			title: t('staff.lastSeen'),
			cell: ({ lastSeenAt }) => formatDateTime(language, new Date(lastSeenAt)),
		},
	];
}
