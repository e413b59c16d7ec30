import { cashTexts } from '@dukan/i18n/texts/backoffice/cash-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Select } from '@dukan/ui/field.tsx';
import { showToast } from '@dukan/ui/toast.tsx';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { useSave } from '../../platform/use-save.ts';
import { Unread } from '../../ui/page.tsx';
import styles from './couriers.module.css';

type Props = { ids: readonly number[]; courierId?: number | null; onDone?: () => void };

/** COUR-01: assigns a courier to these orders. */
export function CourierChoice({ ids, courierId = null, onDone }: Props) {
	const { t } = useTexts(cashTexts);
	const couriers = useRead('couriers');
	const [chosen, setChosen] = useState(courierId === null ? '' : String(courierId));
	const { save, busy } = useSave({
		run: () => change('orders_assign', { ids: [...ids], courierId: chosen === '' ? null : Number(chosen) }),
		changes: ['order', 'orders', 'couriers', 'run_sheet'],
		said: null,
		onDone: ({ assigned, refused }) => {
			showToast(t('courier.assigned', { count: assigned.length }));
			if (refused.length > 0)
				showToast(
					t('courier.refused', { numbers: refused.map(({ number }) => number).join(', ') }),
					'problem',
				);
			onDone?.();
		},
	});
	if (!couriers.data) return <Unread of={[couriers]} />;
	if (couriers.data.length === 0) return <p>{t('courier.noCouriers')}</p>;
	return (
		<div className={styles.choice}>
			<Select label={t('courier.title')} value={chosen} onChange={({ target }) => setChosen(target.value)}>
				<option value="">{t('courier.none')}</option>
				{couriers.data
					.filter(({ id, active }) => active || id === courierId)
					.map(({ id, name, open, active }) => (
						<option key={id} value={id} disabled={!active}>
							{name} ({open})
						</option>
					))}
			</Select>
			<Button look="secondary" busy={busy} onClick={() => save()}>
				{t('courier.assign')}
			</Button>
		</div>
	);
}
