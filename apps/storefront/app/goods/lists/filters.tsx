import { ATTRIBUTE_PREFIX } from '@dukan/domain/goods/lists/list-filters.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Checkbox } from '@dukan/ui/field.tsx';
import { Icon } from '@dukan/ui/icon.tsx';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { chosenValues, countChosen, filtersKey, toggleValue } from './chosen-values.ts';
import { FilterGroup } from './filter-group.tsx';
import styles from './filters.module.css';
import { FIRST_STATE, findListState, listAddress } from './list-state.ts';
import { PriceFields } from './price-fields.tsx';
import type { ListData } from './read-list.ts';
import type { useFilters } from './use-filters.ts';
import type { useSheet } from './use-sheet.ts';

/** The first attributes are unfolded, because most shoppers choose by them. The others are one tap away. */
const OPEN_ATTRIBUTES = 2;

type Props = { list: ListData; filters: ReturnType<typeof useFilters>; sheet: ReturnType<typeof useSheet> };

/**
 * CAT-02, FIND-03: a column beside the list on wide screens, a sheet over the list on narrow ones.
 * Categories, price, brand, stock and rating stand before attributes. The filters are a plain form, so they
 * work without script too.
 */
export function Filters({ list, filters, sheet }: Props) {
	const { t } = useTexts();
	const { place, state } = list;
	const { draft, facets, count } = filters;
	const form = useRef<HTMLFormElement>(null);
	useOnce(() => {
		// Takes over the choices that were made before script was ready.
		const chosen = form.current && findListState(new URLSearchParams(entriesOf(form.current)));
		if (chosen && filtersKey(chosen.filters) !== filtersKey(state.filters)) filters.choose(chosen.filters);
	});
	if (!facets) return null;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		// Closing the sheet discards choices that were not applied, so the sheet closes before the choices
		// are applied.
		sheet.close();
		filters.apply();
	};
	const attributes = facets.groups.filter(({ field }) => field.startsWith(ATTRIBUTE_PREFIX));
	const group = (field: string, startsOpen = true) => {
		const own = facets.groups.find((one) => one.field === field);
		return (
			own && (
				<FilterGroup
					key={field}
					group={own}
					chosen={chosenValues(draft, field)}
					startsOpen={startsOpen}
					onToggle={(value) => filters.choose(toggleValue(draft, field, value))}
				/>
			)
		);
	};
	return (
		<div {...sheet.sheet} className={styles.panel}>
			<form
				ref={form}
				action={place.path}
				className={styles.form}
				aria-label={t('filter.title')}
				onSubmit={submit}
			>
				<header className={styles.head}>
					<h2 className={styles.title}>{t('filter.title')}</h2>
					<button
						{...sheet.closeButton}
						type="button"
						className={styles.close}
						aria-label={t('common.close')}
					>
						<Icon name="close" />
					</button>
				</header>
				<div className={styles.body}>
					{place.query !== undefined && <input type="hidden" name="query" value={place.query} />}
					{state.sort && <input type="hidden" name="sort" value={state.sort} />}
					{group('category')}
					{facets.price && (
						<PriceFields
							bounds={facets.price}
							filters={draft}
							onType={filters.type}
							onDone={() => filters.choose(draft)}
						/>
					)}
					{group('brand')}
					<div className={styles.flags}>
						{facets.inStock !== undefined && (
							<Flag
								name="in_stock"
								text={t('filter.inStockOnly')}
								count={facets.inStock}
								checked={draft.inStock}
								onChange={() => filters.choose({ ...draft, inStock: !draft.inStock })}
							/>
						)}
						{facets.onSale !== undefined && (
							<Flag
								name="sale"
								text={t('filter.saleOnly')}
								count={facets.onSale}
								checked={draft.onSale}
								onChange={() => filters.choose({ ...draft, onSale: !draft.onSale })}
							/>
						)}
					</div>
					{group('rating')}
					{attributes.map(({ field }, index) => group(field, index < OPEN_ATTRIBUTES))}
					<noscript>
						<button type="submit" className={styles.plainSubmit}>
							{t('filter.show')}
						</button>
					</noscript>
				</div>
				<footer className={styles.foot}>
					<ButtonLink
						look="secondary"
						to={listAddress(place, { ...FIRST_STATE, sort: state.sort })}
						aria-disabled={countChosen(draft) === 0 || undefined}
						onClick={(event) => {
							event.preventDefault();
							filters.clear();
						}}
					>
						{t('common.reset')}
					</ButtonLink>
					<Button type="submit">
						{count === undefined ? t('filter.show') : t('filter.showResults', { count })}
					</Button>
				</footer>
			</form>
		</div>
	);
}

function useOnce(work: () => void): void {
	const isDone = useRef(false);
	useEffect(() => {
		if (!isDone.current) work();
		isDone.current = true;
	});
}

function entriesOf(form: HTMLFormElement): [name: string, value: string][] {
	return [...new FormData(form)].map(([name, value]) => [name, String(value)]);
}

type FlagProps = { name: string; text: string; count: number; checked: boolean; onChange: () => void };

function Flag({ name, text, count, checked, onChange }: FlagProps) {
	return (
		<Checkbox
			name={name}
			value="1"
			className={styles.flag}
			checked={checked}
			disabled={count === 0 && !checked}
			onChange={onChange}
			label={
				<>
					{text} <span className={styles.count}>{count || ''}</span>
				</>
			}
		/>
	);
}
