import type { DeliveryFullnessWire } from '@dukan/domain/selling/delivery/staff-delivery.api.ts';
import { formatDay } from '@dukan/i18n/format/day.ts';
import { deliveryTexts } from '@dukan/i18n/texts/backoffice/delivery-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import form from '../../ui/form.module.css';
import { Card, Waiting } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import styles from './fullness.module.css';

type Day = DeliveryFullnessWire[number];
type Slot = Day['slots'][number];

/** Shows how full the slots of the next two weeks are. */
export function Fullness() {
	const { t, c, language } = useTexts(deliveryTexts);
	const days = useRead('delivery_fullness');
	const slots = useRead('slots');
	if (!days.data || !slots.data)
		return (
			<Waiting error={days.error ?? slots.error} retry={() => void (days.error ? days : slots).refetch()} />
		);
	return (
		<Card title={t('slot.full')}>
			<p className={form.hint}>{t('slot.fullHint')}</p>
			<PlainTable
				label={t('slot.full')}
				rows={days.data}
				rowKey={({ date }) => date}
				columns={[
					{
						key: 'date',
						title: c('common.date'),
						cell: (day) => (
							<span className={styles.day}>
								<strong>{formatDay(language, day.date)}</strong>
								{day.isHoliday && <Badge look="quiet">{t('slot.holiday')}</Badge>}
							</span>
						),
					},
					...slots.data.map((slot) => ({
						key: String(slot.id),
						title: `${slot.fromTime}–${slot.toTime}`,
						align: 'end' as const,
						cell: (day: Day) => {
							const ofDay = day.slots.find(({ id }) => id === slot.id);
							return ofDay && <Meter slot={ofDay} closed={day.isHoliday} />;
						},
					})),
				]}
			/>
		</Card>
	);
}

function Meter({ slot: { booked, capacity }, closed }: { slot: Slot; closed: boolean }) {
	const { t } = useTexts(deliveryTexts);
	const room = closed ? 0 : capacity;
	if (room === 0 && booked === 0) return <span className={form.hint}>{t('slot.none')}</span>;
	return (
		<span className={styles.meter} data-full={booked >= room || undefined}>
			<span className={styles.bar} aria-hidden="true">
				<span style={{ width: `${room === 0 ? 100 : Math.min(100, (booked / room) * 100)}%` }} />
			</span>
			{booked} / {room}
		</span>
	);
}
