import { Checkbox } from '@dukan/ui/field.tsx';
import { Icon } from '@dukan/ui/icon.tsx';
import { useId, useState } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import type { FacetGroup } from './facets.ts';
import styles from './filter-group.module.css';

/** Further choices are hidden behind "show more", unless they are chosen. */
const SHOWN_CHOICES = 8;

type Props = {
	group: FacetGroup;
	chosen: readonly string[];
	startsOpen: boolean;
	onToggle: (value: string) => void;
};

/** Shows one group of filters. It folds and unfolds without script. */
export function FilterGroup({ group, chosen, startsOpen, onToggle }: Props) {
	const { t } = useTexts();
	const titleId = useId();
	// The state sets only how the group starts. After that the shopper folds and unfolds it in the browser.
	const [open] = useState(startsOpen || chosen.length > 0);
	const hidden = group.choices.length - SHOWN_CHOICES;
	return (
		<details className={styles.group} open={open}>
			<summary className={styles.title}>
				<span id={titleId}>
					{group.title ??
						t(
							group.field === 'category'
								? 'nav.categories'
								: group.field === 'brand'
									? 'filter.brand'
									: 'filter.rating',
						)}
				</span>
				{chosen.length > 0 && <span className={styles.chosen}>{chosen.length}</span>}
				<Icon name="down" size={20} />
			</summary>
			<fieldset className={styles.choices} aria-labelledby={titleId}>
				{group.choices.map(({ value, text, count }, index) => {
					const isChosen = chosen.includes(value);
					return (
						<Checkbox
							key={value}
							className={index >= SHOWN_CHOICES && !isChosen ? styles.extra : undefined}
							name={group.field}
							value={value}
							checked={isChosen}
							disabled={count === 0 && !isChosen}
							onChange={() => onToggle(value)}
							label={
								<>
									<span className={styles.text}>{text}</span>{' '}
									<span className={styles.count}>{count || ''}</span>
								</>
							}
						/>
					);
				})}
			</fieldset>
			{hidden > 0 && (
				<details className={styles.more}>
					<summary>
						<span className={styles.show}>{t('filter.showMore', { count: hidden })}</span>
						<span className={styles.fold}>{t('common.showLess')}</span>
					</summary>
				</details>
			)}
		</details>
	);
}
