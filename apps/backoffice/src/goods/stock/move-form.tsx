import { typedWhole } from '@dukan/domain/base/text/typed-number.ts';
import {
	MANUAL_KINDS,
	MAX_REASON_LENGTH,
	type ManualKind,
} from '@dukan/domain/goods/stock/stock-movements.ts';
import { stockTexts } from '@dukan/i18n/texts/backoffice/stock-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { requireTyped } from '../../platform/require-typed.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import form from '../../ui/form.module.css';
import { Form } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import { SelectOne } from '../../ui/select-one.tsx';

/** Enters a correction or a write-off, with its reason. */
export function MoveForm({ productId }: { productId: number }) {
	const { t, c } = useTexts(stockTexts);
	const [kind, setKind] = useState<ManualKind>('write_off');
	const [quantity, setQuantity] = useState('');
	const [reason, setReason] = useState('');
	const { save, busy, problem } = useSave({
		run: (sent: { quantity: string; reason: string }) =>
			change(`stock_move/${productId}`, {
				kind,
				quantity: requireTyped(typedWhole(sent.quantity), 'quantity'),
				reason: sent.reason,
			}),
		changes: ['stock', `stock_history/${productId}`, 'products', 'product'],
		// The next movement may already be typed, so only the sent values are cleared.
		onDone: (_, sent) => {
			setQuantity((now) => (now === sent.quantity ? '' : now));
			setReason((now) => (now === sent.reason ? '' : now));
		},
	});
	return (
		<Card title={t('move.title')}>
			<Form onSubmit={() => save({ quantity, reason })}>
				<SelectOne
					label={t('move.kind')}
					chosen={kind}
					onChoose={setKind}
					choices={MANUAL_KINDS.map((value) => ({ value, title: t(`kind.${value}`) }))}
				/>
				<Field
					label={t('move.quantity')}
					hint={t(kind === 'write_off' ? 'move.writeOffHint' : 'move.correctionHint')}
					value={quantity}
					onChange={({ target }) => setQuantity(target.value)}
					error={problem('quantity', { maximum: t('move.notThere') })}
					inputMode={kind === 'write_off' ? 'numeric' : 'text'}
					required
				/>
				<Field
					label={t('move.reason')}
					hint={t('move.reasonHint')}
					value={reason}
					onChange={({ target }) => setReason(target.value)}
					error={problem('reason')}
					maxLength={MAX_REASON_LENGTH}
					required
				/>
				<div className={form.buttons}>
					<Button type="submit" busy={busy}>
						{c('common.save')}
					</Button>
				</div>
			</Form>
		</Card>
	);
}
