import type { BulkChange, ProductChoicesWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import { productsTexts } from '@dukan/i18n/texts/backoffice/products-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { showToast } from '@dukan/ui/toast.tsx';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import { Form } from '../../ui/form.tsx';
import { SelectOne } from '../../ui/select-one.tsx';
import { ACTION_NEEDS, BULK_ACTIONS, type BulkAction, bulkChange } from './bulk-change.ts';
import styles from './products.module.css';
import { SubcategorySelect } from './subcategory-select.tsx';

type Props = {
	chosen: ReadonlySet<number>;
	choices: ProductChoicesWire | undefined;
	onClear: () => void;
};

/** Applies one change to all selected products. */
export function BulkBar({ chosen, choices, onClear }: Props) {
	const { t, c } = useTexts(productsTexts);
	const [action, setAction] = useState<BulkAction>('publish');
	const [percent, setPercent] = useState('');
	const [subcategoryId, setSubcategoryId] = useState(0);
	const bulk = useSave({
		run: (wanted: BulkChange) => change('products_bulk', { ids: [...chosen], change: wanted }),
		changes: ['products', 'product'],
		said: null,
		onDone: ({ changed, skipped }) => {
			if (skipped.length === 0) showToast(t('bulk.changed', { count: changed }));
			else showToast(t('bulk.skipped', { count: changed, ids: skipped.join(', ') }), 'problem');
			onClear();
		},
	});
	const [problem, setProblem] = useState<string>();
	const needs = ACTION_NEEDS[action];
	const apply = () => {
		const wanted = bulkChange(action, percent, subcategoryId);
		setProblem(wanted ? undefined : c(needs === 'subcategory' ? 'field.required' : 'field.number'));
		if (wanted) bulk.save(wanted);
	};
	return (
		<section className={styles.bulk} aria-label={t('bulk.title')}>
			<p className={styles.count}>{c('common.selected', { count: chosen.size })}</p>
			<Form className={styles.bulkRow} onSubmit={apply}>
				<SelectOne
					label={t('bulk.action')}
					chosen={action}
					onChoose={setAction}
					choices={BULK_ACTIONS.map((value) => ({ value, title: t(`bulk.${value}`) }))}
				/>
				{needs === 'percent' && (
					<Field
						label={t('bulk.percent')}
						hint={t(action === 'price' ? 'bulk.priceHint' : 'bulk.saleHint')}
						error={problem}
						value={percent}
						inputMode="decimal"
						onChange={(event) => setPercent(event.target.value)}
					/>
				)}
				{needs === 'subcategory' && (
					<SubcategorySelect
						choices={choices}
						value={subcategoryId}
						onChange={setSubcategoryId}
						hint={t('bulk.moveHint')}
						error={problem}
					/>
				)}
				<Button type="submit" busy={bulk.busy}>
					{t('bulk.apply')}
				</Button>
				<Button look="quiet" onClick={onClear}>
					{t('bulk.clear')}
				</Button>
			</Form>
		</section>
	);
}
