import { localizedText } from '@dukan/domain/base/language/language.ts';
import { countsTexts } from '@dukan/i18n/texts/backoffice/counts-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import form from '../../ui/form.module.css';
import { Form } from '../../ui/form.tsx';
import { countChanges } from './count-changes.ts';
import { ScanField } from './scan-field.tsx';
import styles from './stock.module.css';

/** Each scan counts one piece. Alternatively, the number of the last scanned product can be typed. */
export function CountEntry({ countId }: { countId: number }) {
	const { t, c, language } = useTexts(countsTexts);
	const [last, setLast] = useState<{ productId: number; name: string; counted: string; stored: string }>();
	/** Scans that were not counted. Each stays on the screen until somebody has seen it. */
	const [refused, setRefused] = useState<string[]>([]);
	const enter = useSave({
		run: ({
			productId,
			quantity,
			add,
		}: {
			productId: number;
			name: string;
			quantity: number;
			add: boolean;
		}) => change(`count_enter/${countId}`, { productId, quantity, add }),
		...countChanges(countId),
		onDone: ({ counted }, { productId, name }) => {
			const stored = String(counted);
			// A number that is being typed stays until it has been stored itself.
			setLast((now) =>
				now?.productId === productId && now.counted !== now.stored && now.counted !== stored
					? now
					: { productId, name, counted: stored, stored },
			);
		},
		onRefused: ({ name }) => setRefused((others) => [...others, name]),
	});
	return (
		<div className={form.form}>
			<ScanField
				hint={t('count.scanHint')}
				onFound={({ id, names }) =>
					enter.save({ productId: id, name: localizedText(names, language), quantity: 1, add: true })
				}
			/>
			{refused.length > 0 && (
				<p className={form.problem} role="alert">
					{t('count.notCounted', { names: refused.join(', ') })}{' '}
					<Button look="quiet" onClick={() => setRefused([])}>
						{c('common.close')}
					</Button>
				</p>
			)}
			{last && (
				<Form
					className={styles.last}
					onSubmit={() => enter.save({ ...last, quantity: Number(last.counted), add: false })}
				>
					<p role="status">
						{t('count.last')}: <strong>{last.name}</strong>
					</p>
					<Field
						label={t('count.pieces')}
						inputMode="numeric"
						required
						value={last.counted}
						onChange={({ target }) => setLast({ ...last, counted: target.value.replace(/\D/g, '') })}
					/>
					<Button type="submit" look="secondary" busy={enter.busy}>
						{c('common.save')}
					</Button>
				</Form>
			)}
		</div>
	);
}
