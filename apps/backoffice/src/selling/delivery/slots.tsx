import type { StaffSlotWire } from '@dukan/domain/selling/delivery/staff-delivery.api.ts';
import { shortWeekdayName } from '@dukan/i18n/format/day.ts';
import { deliveryTexts } from '@dukan/i18n/texts/backoffice/delivery-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { TableEditor } from '../../ui/editor/table-editor.tsx';
import { Fullness } from './fullness.tsx';
import { WeekField } from './week-field.tsx';

/** Monday first, as the database has them. */
const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

/** The hours of delivery, with their room on each day of the week. */
export function Slots() {
	const { t, language } = useTexts(deliveryTexts);
	const title = ({ from_time, to_time }: StaffSlotWire) => `${from_time}–${to_time}`;
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
					from_time: '09:00',
					to_time: '11:00',
					order_until: '10:00',
					capacity: 20,
					weekday_capacities: WEEK.map(() => null),
				}}
				columns={[
					{ key: 'hour', title: t('slot.hour'), cell: (row) => <strong>{title(row)}</strong> },
					{ key: 'until', title: t('slot.until'), wideOnly: true, cell: ({ order_until }) => order_until },
					...WEEK.map((day) => ({
						key: `day${day}`,
						title: shortWeekdayName(language, day),
						align: 'end' as const,
						cell: ({ capacity, weekday_capacities }: StaffSlotWire) =>
							(weekday_capacities[day] ?? capacity) || t('slot.none'),
					})),
				]}
				fields={[
					{ kind: 'time', key: 'from_time', label: t('slot.from') },
					{ kind: 'time', key: 'to_time', label: t('slot.to') },
					{ kind: 'time', key: 'order_until', label: t('slot.until') },
					{ kind: 'number', key: 'capacity', label: t('slot.capacity') },
					{
						kind: 'own',
						key: 'weekday_capacities',
						label: t('slot.week'),
						render: ({ value, draft, set, problemOf }) => (
							<WeekField
								value={value as (number | string | null)[]}
								usual={String(draft.capacity ?? '')}
								onChange={set}
								problem={(day) => problemOf(`weekday_capacities.${day}`)}
							/>
						),
					},
				]}
			/>
			<Fullness />
		</>
	);
}
