import type { BulkChange, ProductChoicesWire } from '@dukan/domain/products/staff-products.api.ts';
import { productsTexts } from '@dukan/i18n/texts/backoffice/products-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field, Select } from '@dukan/ui/field.tsx';
import { showToast } from '@dukan/ui/toast.tsx';
import { useState } from 'react';
import { change } from '../platform/call.ts';
import { useTexts } from '../platform/texts.tsx';
import { useSave } from '../platform/use-save.ts';
import styles from './products.module.css';
import { SubcategorySelect } from './subcategory-select.tsx';

const ACTIONS = [
	...(['publish', 'unpublish', 'newOn', 'newOff', 'premiumOn', 'premiumOff'] as const),
	...(['price', 'sale', 'saleOff', 'move'] as const),
];
type Action = (typeof ACTIONS)[number];

type Props = {
	chosen: ReadonlySet<number>;
	choices: ProductChoicesWire | undefined;
	onClear: () => void;
};

/** One change to all that are ticked. */
export function BulkBar({ chosen, choices, onClear }: Props) {
	const { t, c } = useTexts(productsTexts);
	const [action, setAction] = useState<Action>('publish');
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
	const apply = () => {
		const wanted = changeOf(action, percent, subcategoryId);
		setProblem(wanted ? undefined : c(action === 'move' ? 'field.required' : 'field.number'));
		if (wanted) bulk.save(wanted);
	};
	return (
		<section className={styles.bulk} aria-label={t('bulk.title')}>
			<p className={styles.count}>{c('common.selected', { count: chosen.size })}</p>
			<form
				className={styles.bulkRow}
				onSubmit={(event) => {
					event.preventDefault();
					apply();
				}}
			>
				<Select
					label={t('bulk.action')}
					value={action}
					onChange={(event) => setAction(event.target.value as Action)}
				>
					{ACTIONS.map((one) => (
						<option key={one} value={one}>
							{t(`bulk.${one}`)}
						</option>
					))}
				</Select>
				{(action === 'price' || action === 'sale') && (
					<Field
						label={t('bulk.percent')}
						hint={t(action === 'price' ? 'bulk.priceHint' : 'bulk.saleHint')}
						error={problem}
						value={percent}
						inputMode="decimal"
						onChange={(event) => setPercent(event.target.value)}
					/>
				)}
				{action === 'move' && (
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
			</form>
		</section>
	);
}

function changeOf(action: Action, percentText: string, subcategoryId: number): BulkChange | undefined {
	const percent = Number(percentText.trim().replace(',', '.').replace('−', '-') || Number.NaN);
	switch (action) {
		case 'publish':
		case 'unpublish':
			return { kind: 'publish', on: action === 'publish' };
		case 'newOn':
		case 'newOff':
			return { kind: 'new', on: action === 'newOn' };
		case 'premiumOn':
		case 'premiumOff':
			return { kind: 'premium', on: action === 'premiumOn' };
		case 'price':
			return percent >= -90 && percent <= 900 ? { kind: 'price', percent } : undefined;
		case 'sale':
			return percent >= 1 && percent <= 99 ? { kind: 'sale', percent } : undefined;
		case 'saleOff':
			return { kind: 'saleOff' };
		case 'move':
			return subcategoryId > 0 ? { kind: 'move', subcategoryId } : undefined;
	}
}
