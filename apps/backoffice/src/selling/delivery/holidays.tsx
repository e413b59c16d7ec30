import type { Language } from '@dukan/domain/base/language/language.ts';
import type { StaffHolidayWire } from '@dukan/domain/selling/delivery/staff-delivery.api.ts';
import { formatDay, formatFullDay, weekdayName } from '@dukan/i18n/format/day.ts';
import { deliveryTexts } from '@dukan/i18n/texts/backoffice/delivery-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { Names, NO_NAMES } from '../../ui/editor/names.tsx';
import { TableEditor } from '../../ui/editor/table-editor.tsx';

export function Holidays() {
	const { t, c, language } = useTexts(deliveryTexts);
	return (
		<TableEditor<StaffHolidayWire>
			call="holidays"
			right="editDelivery"
			label={t('part.holidays')}
			addLabel={t('holiday.add')}
			rowKey={({ date }) => date}
			rowName={({ date }) => formatDay(language, date)}
			alsoChanges={['delivery_fullness']}
			blank={{ date: '', ...NO_NAMES }}
			columns={[
				{
					key: 'date',
					title: c('common.date'),
					cell: ({ date }) => dayOfYear(language, date),
				},
				{ key: 'name', title: c('common.name'), cell: (row) => <Names row={row} /> },
			]}
			fields={[
				{ kind: 'date', key: 'date', label: c('common.date'), fixed: true },
				{ kind: 'texts', key: 'name', label: c('common.name') },
			]}
		/>
	);
}

/** Returns '8 марта 2026, воскресенье'. */
function dayOfYear(language: Language, date: string): string {
	const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay();
	return `${formatFullDay(language, date)}, ${weekdayName(language, (sundayFirst + 6) % 7)}`;
}
