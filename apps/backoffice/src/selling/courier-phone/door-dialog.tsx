import type { OwnRunWire, RunStopWire } from '@dukan/domain/selling/couriers/couriers.api.ts';
import { DOOR_REFUSALS, type DoorRefusal } from '@dukan/domain/selling/couriers/door-refusals.ts';
import { formatDay } from '@dukan/i18n/format/day.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Choices } from '@dukan/ui/choices.tsx';
import { Dialog } from '@dukan/ui/dialog.tsx';
import { Field, Select } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import styles from './courier-phone.module.css';
import type { CourierPhone } from './courier-phone.ts';
import type { DoorCall } from './door-action.ts';
import { HandOutForm } from './hand-out-form.tsx';
import { useCourierTexts } from './phone-texts.tsx';

type Props = {
	stop: RunStopWire;
	days: OwnRunWire['days'];
	phone: CourierPhone;
	onClose: () => void;
};
type FormProps = { stop: RunStopWire; onEnter: (call: DoorCall) => void };

/**
 * COUR-03: asks what happened at the handover. The answer is stored at once, and the list shows whether it
 * was sent.
 */
export function DoorDialog({ stop, days, phone, onClose }: Props) {
	const { t } = useCourierTexts();
	const [outcome, setOutcome] = useState<'handedOut' | 'refused' | 'postponed'>('handedOut');
	const outcomes = stop.slotId === null ? (['handedOut', 'refused'] as const) : OUTCOMES;
	const onEnter = (call: DoorCall) => {
		void phone.enter(stop, call);
		onClose();
	};
	return (
		<Dialog open onClose={onClose} title={t('door.title', { number: stop.number })}>
			<div className={styles.form}>
				<Choices
					legend={t('door.outcome')}
					name="outcome"
					chosen={outcome}
					onChoose={setOutcome}
					choices={outcomes.map((value) => ({ value, title: t(`door.${value}`) }))}
				/>
				{outcome === 'handedOut' && <HandOutForm stop={stop} onEnter={onEnter} />}
				{outcome === 'refused' && <RefuseForm stop={stop} onEnter={onEnter} />}
				{outcome === 'postponed' && <PostponeForm stop={stop} days={days} onEnter={onEnter} />}
			</div>
		</Dialog>
	);
}

const OUTCOMES = ['handedOut', 'refused', 'postponed'] as const;

function NoteField({ note, onChange }: { note: string; onChange: (note: string) => void }) {
	const { t } = useCourierTexts();
	return (
		<Field
			label={t('door.note')}
			value={note}
			maxLength={500}
			onChange={({ target }) => onChange(target.value)}
		/>
	);
}

function RefuseForm({ stop, onEnter }: FormProps) {
	const { t } = useCourierTexts();
	const [reason, setReason] = useState<DoorRefusal>('not_at_address');
	const [note, setNote] = useState('');
	return (
		<>
			<Choices
				legend={t('door.reason')}
				name="reason"
				chosen={reason}
				onChoose={setReason}
				choices={DOOR_REFUSALS.map((value) => ({ value, title: t(`reason.${value}`) }))}
			/>
			<NoteField note={note} onChange={setNote} />
			<Button
				wide
				onClick={() => onEnter({ call: 'own_refuse', body: { version: stop.version, reason, note } })}
			>
				{t('door.save')}
			</Button>
		</>
	);
}

function PostponeForm({ stop, days, onEnter }: FormProps & { days: OwnRunWire['days'] }) {
	const { t, language } = useCourierTexts();
	const slots = days.flatMap(({ date, slots: ofDay }) =>
		ofDay
			.filter(({ id, open }) => open && (date !== stop.day || id !== stop.slotId))
			.map((slot) => ({ date, id: slot.id, hours: `${slot.from}–${slot.to}` })),
	);
	const [index, setIndex] = useState(0);
	const [note, setNote] = useState('');
	const chosen = slots[index];
	if (!chosen) return <p>{t('door.noSlots')}</p>;
	const { date, id, hours } = chosen;
	return (
		<>
			<Select label={t('door.slot')} value={index} onChange={({ target }) => setIndex(Number(target.value))}>
				{slots.map((slot, position) => (
					<option key={`${slot.date} ${slot.id}`} value={position}>
						{formatDay(language, slot.date)}, {slot.hours}
					</option>
				))}
			</Select>
			<NoteField note={note} onChange={setNote} />
			<Button
				wide
				onClick={() =>
					onEnter({
						call: 'own_postpone',
						body: { version: stop.version, slot: { date, id }, note },
						hours,
					})
				}
			>
				{t('door.save')}
			</Button>
		</>
	);
}
