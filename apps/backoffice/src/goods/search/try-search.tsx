import type { PickedProductWire } from '@dukan/domain/goods/structure/staff-structure.api.ts';
import { formatInteger } from '@dukan/i18n/format/number.ts';
import { catalogueTexts } from '@dukan/i18n/texts/backoffice/catalogue-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { nameIn } from '../../ui/editor/name-in.ts';
import form from '../../ui/form.module.css';
import { Card, Unread } from '../../ui/page.tsx';
import styles from './try-search.module.css';

const TYPING_PAUSE_MS = 300;

type Props = {
	title: string;
	/** If set, each product found has a button that chooses it. */
	onPick?: (product: PickedProductWire) => void;
	picked?: readonly number[];
};

/** Shows while typing what a shopper's search would find. */
export function TrySearch({ title, onPick, picked = [] }: Props) {
	const { t, c, language } = useTexts(catalogueTexts);
	const [typed, setTyped] = useState('');
	const [asked, setAsked] = useState('');
	useEffect(() => {
		const timer = setTimeout(() => setAsked(typed.trim()), TYPING_PAUSE_MS);
		return () => clearTimeout(timer);
	}, [typed]);
	const found = useRead(
		'search_try',
		{ query: asked },
		{ enabled: asked !== '', placeholderData: keepPreviousData },
	);
	const result = asked === '' ? undefined : found.data;
	return (
		<Card title={title}>
			<Field
				type="search"
				label={t('search.query')}
				value={typed}
				maxLength={100}
				onChange={({ target }) => setTyped(target.value)}
				onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
			/>
			<Unread of={[found]} />
			{result && (
				<div aria-live="polite" aria-busy={found.isFetching}>
					<p className={form.hint}>
						{t('search.found', { count: formatInteger(language, result.count) })}
						{result.didYouMean && ` · ${t('search.meant', { query: result.didYouMean })}`}
					</p>
					<ul className={styles.found}>
						{result.rows.map((product) => (
							<li key={product.id}>
								<span>
									{nameIn(product, language)} <span className={form.hint}>№ {product.id}</span>
								</span>
								{onPick && (
									<Button
										look="secondary"
										disabled={picked.includes(product.id)}
										aria-label={`${c('common.add')}: ${nameIn(product, language)}`}
										onClick={() => onPick(product)}
									>
										{c('common.add')}
									</Button>
								)}
							</li>
						))}
					</ul>
				</div>
			)}
		</Card>
	);
}
