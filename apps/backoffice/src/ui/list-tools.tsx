import { shellTexts } from '@dukan/i18n/texts/backoffice/shell-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Icon } from '@dukan/ui/icon.tsx';
import {
	Children,
	type FocusEvent,
	isValidElement,
	type ReactNode,
	useEffect,
	useId,
	useRef,
	useState,
} from 'react';
import { useNavigation } from 'react-router';
import { useTexts } from '../platform/texts.tsx';
import type { List } from '../platform/use-list.ts';
import styles from './list-tools.module.css';

const TYPING_PAUSE_MS = 250;

/** Stands above a list with its search, its filters and a reset button. */
export function ListTools<Row>({ list, children }: { list: List<Row>; children: ReactNode }) {
	const { c } = useTexts(shellTexts);
	return (
		<search className={styles.tools}>
			{children}
			{list.isFiltered && (
				<Button look="quiet" className={styles.reset} onClick={list.clear}>
					{c('common.reset')}
				</Button>
			)}
		</search>
	);
}

/**
 * Many filters would fill a phone's first screen. There they are behind a button that shows how many are set.
 */
export function FoldedFilters<Row>({ list, children }: { list: List<Row>; children: ReactNode }) {
	const { c } = useTexts(shellTexts);
	const id = useId();
	const [open, setOpen] = useState(false);
	const set = Children.toArray(children).filter(
		(filter) => isValidElement<{ name: string }>(filter) && list.get(filter.props.name) !== '',
	);
	return (
		<>
			<Button
				look="secondary"
				className={styles.unfold}
				aria-expanded={open}
				aria-controls={id}
				onClick={() => setOpen(!open)}
			>
				<Icon name="filter" size={20} />
				{c('common.filters')}
				{set.length > 0 && <span className={styles.count}>{set.length}</span>}
			</Button>
			<div id={id} className={styles.folded} data-open={open || undefined}>
				{children}
			</div>
		</>
	);
}

export function SearchFilter<Row>({
	list,
	name = 'q',
	label,
}: {
	list: List<Row>;
	name?: string;
	label: string;
}) {
	return (
		<SearchField label={label} applied={list.get(name)} onSearch={(words) => list.set({ [name]: words })} />
	);
}

type SearchProps = {
	label: string;
	/** The text that the address holds. */
	applied: string;
	onSearch: (words: string) => void;
};

/**
 * Searches while one types, after a short pause. The field holds its own text, because the address changes
 * only after the pause.
 */
export function SearchField({ label, applied, onSearch }: SearchProps) {
	const [typed, setTyped] = useState(applied);
	const asked = useRef(applied);
	const field = useRef<HTMLInputElement>(null);
	const timer = useRef<number>(undefined);
	useEffect(() => {
		// The field is not overwritten while it has the focus. Any other change of the address, by a reset or
		// by Back, is shown in the field.
		if (applied === asked.current || document.activeElement === field.current) return;
		asked.current = applied;
		setTyped(applied);
	}, [applied]);
	// If a row was clicked meanwhile, the typed text must not change the address again.
	const isLeaving = useNavigation().state !== 'idle';
	// biome-ignore lint/correctness/useExhaustiveDependencies: `onSearch` changes with every rendering, but only typing starts a search.
	useEffect(() => {
		const words = typed.trim();
		if (words === asked.current || isLeaving) return;
		timer.current = window.setTimeout(() => {
			asked.current = words;
			onSearch(words);
		}, TYPING_PAUSE_MS);
		return () => clearTimeout(timer.current);
	}, [typed, isLeaving]);
	// The router reports the clicked link only with the next rendering, which may be too late for the timer.
	const onBlur = ({ relatedTarget }: FocusEvent) => {
		if (relatedTarget instanceof HTMLAnchorElement) clearTimeout(timer.current);
	};
	return (
		<label className={styles.search}>
			<span className="visually-hidden">{label}</span>
			<Icon name="search" size={20} />
			<input
				ref={field}
				type="search"
				value={typed}
				placeholder={label}
				onChange={(event) => setTyped(event.target.value)}
				onBlur={onBlur}
			/>
		</label>
	);
}

type Choice = { value: string; title: string };

export function ChoiceFilter<Row>({
	list,
	name,
	...shown
}: {
	list: List<Row>;
	name: string;
	label: string;
	choices: readonly Choice[];
}) {
	const onChoose = (chosen: string) => list.set({ [name]: chosen });
	return <ChoiceField {...shown} chosen={list.get(name)} onChoose={onChoose} orAll />;
}

type ChoiceProps = {
	label: string;
	choices: readonly Choice[];
	chosen: string;
	onChoose: (value: string) => void;
	orAll: boolean;
};

/** Chooses one filter of a list. */
export function ChoiceField({ label, choices, chosen, onChoose, orAll }: ChoiceProps) {
	const { c } = useTexts(shellTexts);
	return (
		<label className={styles.choice}>
			<span>{label}</span>
			<select value={chosen} onChange={({ target }) => onChoose(target.value)}>
				{orAll && <option value="">{c('common.all')}</option>}
				{choices.map(({ value, title }) => (
					<option key={value} value={value}>
						{title}
					</option>
				))}
			</select>
		</label>
	);
}

export function DateFilter<Row>({ list, name, label }: { list: List<Row>; name: string; label: string }) {
	return (
		<label className={styles.choice}>
			<span>{label}</span>
			<input
				type="date"
				value={list.get(name)}
				onChange={(event) => list.set({ [name]: event.target.value })}
			/>
		</label>
	);
}
