import type { StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { TextArea } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import form from '../../ui/form.module.css';
import { Form } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import styles from './order.module.css';

export function OrderNotes({ order }: { order: StaffOrderWire }) {
	const { t, language } = useTexts(ordersTexts);
	const [text, setText] = useState('');
	const { save, busy } = useSave({
		run: (typed: string) => change(`order_note/${order.id}`, { text: typed.trim() }),
		changes: ['order'],
		// Text that was typed meanwhile is the next note, so it is kept.
		onDone: (_, typed) => setText((now) => (now === typed ? '' : now)),
	});
	return (
		<Card title={t('order.notes')}>
			{order.notes.length > 0 && (
				<ul className={styles.list}>
					{order.notes.map((note) => (
						<li key={note.id} className={styles.text}>
							{note.text}
							<small>
								{note.staff}, {formatDateTime(language, new Date(note.at))}
							</small>
						</li>
					))}
				</ul>
			)}
			<Form onSubmit={() => save(text)}>
				<TextArea
					label={t('order.newNote')}
					rows={2}
					maxLength={500}
					value={text}
					onChange={(event) => setText(event.target.value)}
				/>
				<div className={form.buttons}>
					<Button type="submit" look="secondary" busy={busy} disabled={text.trim() === ''}>
						{t('order.addNote')}
					</Button>
				</div>
			</Form>
		</Card>
	);
}
