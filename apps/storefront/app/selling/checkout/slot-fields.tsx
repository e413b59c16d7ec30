import type { DeliveryOptionsWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { formatNearDay } from '@dukan/i18n/format/day.ts';
import { Choices } from '@dukan/ui/choices.tsx';
import { useState } from 'react';
import { useAccountTexts } from '../../platform/texts.tsx';
import styles from './slot-fields.module.css';

type Slot = { date: string; id: number };

type Props = {
	/** Today's date in the shop's time zone. */
	today: string;
	days: DeliveryOptionsWire['days'];
	chosen: Slot | undefined;
	onChoose: (slot: Slot) => void;
	error: string | undefined;
};

/**
 * Shows the days as a row of buttons, then the slots of the chosen day. Full and past slots stay visible with
 * the reason.
 */
export function SlotFields({ today, days, chosen, onChoose, error }: Props) {
	const { language, t } = useAccountTexts();
	const firstOpen = days.find(({ slots }) => slots.some(({ open }) => open))?.date;
	const [picked, setPicked] = useState<string>();
	// The chosen day may be over by now, so only a listed day counts.
	const date = [picked, chosen?.date, firstOpen].find((one) => days.some((day) => day.date === one));
	const day = days.find((one) => one.date === date) ?? days[0];
	return (
		<div className={styles.slots}>
			<fieldset className={styles.days} aria-label={t('delivery.date')}>
				{days.map((one) => (
					<button
						key={one.date}
						type="button"
						className={styles.day}
						aria-pressed={one === day}
						onClick={() => setPicked(one.date)}
					>
						{formatNearDay(language, one.date, today)}
					</button>
				))}
			</fieldset>
			{day && (
				<Choices
					legend={t('delivery.time')}
					name="slot"
					chosen={chosen && chosen.date === day.date ? String(chosen.id) : undefined}
					onChoose={(id) => onChoose({ date: day.date, id: Number(id) })}
					error={error}
					choices={day.slots.map((slot) => ({
						value: String(slot.id),
						title: t('delivery.slot', { from: slot.from, to: slot.to }),
						detail: slot.open ? undefined : t(slot.left === 0 ? 'delivery.slotFull' : 'delivery.slotPast'),
						disabled: !slot.open,
					}))}
				/>
			)}
		</div>
	);
}
