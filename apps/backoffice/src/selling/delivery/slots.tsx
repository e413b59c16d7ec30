import type { StaffSlotWire } from '@dukan/domain/selling/delivery/staff-delivery.api.ts';
import { shortWeekdayName } from '@dukan/i18n/format/day.ts';
import { deliveryTexts } from '@dukan/i18n/texts/backoffice/delivery-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { TableEditor } from '../../ui/editor/table-editor.tsx';
import { Fullness } from './fullness.tsx';
import { WeekField } from './week-field.tsx';

/** The weekdays, Monday first, as in the database. */
const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

/** Edits the delivery slots, with their capacity on each day of the week. */
export function Slots() {
	const { t, language } = useTexts(deliveryTexts);
	const title = ({ fromTime, toTime }: StaffSlotWire) => `${fromTime}–${toTime}`;
	return (
		<>
			<TableEditor<StaffSlotWire>
				call="slots"
				right="editDelivery"
				label={t('part.slots')}
				addLabel={t('slot.add')}
				rowKey={({ id }) => String(id)}
				rowName={title}
				ordered
				alsoChanges={['delivery_fullness']}
				problems={{ wrong: t('slot.order'), overlap: t('slot.overlap') }}
				blank={{
					fromTime: '09:00',
					toTime: '11:00',
					orderUntil: '10:00',
					capacity: 20,
					weekdayCapacities: WEEK.map(() => null),
				}}
				columns={[
					{ key: 'hour', title: t('slot.hour'), cell: (row) => <strong>{title(row)}</strong> },
					{ key: 'until', title: t('slot.until'), wideOnly: true, cell: ({ orderUntil }) => orderUntil },
					...WEEK.map((day) => ({
						key: `day${day}`,
						title: shortWeekdayName(language, day),
						align: 'end' as const,
						cell: ({ capacity, weekdayCapacities }: StaffSlotWire) =>
							(weekdayCapacities[day] ?? capacity) || t('slot.none'),
					})),
				]}
				fields={[
					{ kind: 'time', key: 'fromTime', label: t('slot.from') },
					{ kind: 'time', key: 'toTime', label: t('slot.to') },
					{ kind: 'time', key: 'orderUntil', label: t('slot.until') },
					{ kind: 'number', key: 'capacity', label: t('slot.capacity') },
					{
						kind: 'own',
						key: 'weekdayCapacities',
						label: t('slot.week'),
						render: ({ value, draft, set, problemOf }) => (
							<WeekField
								value={value as (number | string | null)[]}
								usual={String(draft.capacity ?? '')}
								onChange={set}
								problem={(day) => problemOf(`weekdayCapacities.${day}`)}
							/>
						),
					},
				]}
			/>
			<Fullness />
		</>
	);
}
