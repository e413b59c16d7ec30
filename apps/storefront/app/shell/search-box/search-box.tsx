import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { MAX_QUERY_LENGTH } from '@dukan/domain/goods/search/search-query.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { Spinner } from '@dukan/ui/spinner.tsx';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../platform/texts.tsx';
import { useShopNavigate } from '../../platform/use-shop-navigate.ts';
import styles from './search-box.module.css';
import type { SearchFocus, SuggestionsHandle, SuggestionsView } from './suggestions-view.ts';

const LIST_ID = 'search-suggestions';

type SuggestionsPart = typeof import('./suggestions.tsx').Suggestions;

const CLOSED: SuggestionsView = { isOpen: false, isPending: false, activeId: undefined };

/**
 * The search box is always visible, also on phones, because it is the shortest way to goods. Suggestions are
 * loaded when it is first used.
 */
export function SearchBox() {
	const { t } = useTexts();
	const navigate = useShopNavigate();
	const searched = useSearchedQuery();
	const input = useRef<HTMLInputElement>(null);
	const handle = useRef<SuggestionsHandle>(null);
	const [typed, setTyped] = useState(searched);
	const [focus, setFocus] = useState<SearchFocus>();
	const [view, setView] = useState(CLOSED);
	const [Suggestions, setSuggestions] = useState<SuggestionsPart>();

	const write = (text: string) => {
		if (input.current) input.current.value = text;
		setTyped(text);
	};
	// If a page arrives while the shopper is typing, the typed text stays.
	useOnChange(searched, () => document.activeElement !== input.current && write(searched));

	function loadSuggestions(target: EventTarget): void {
		setFocus(target === input.current ? 'field' : 'near');
		setTyped(input.current?.value ?? '');
		if (Suggestions) return;
		// If the suggestions cannot be loaded, the form still searches.
		import('./suggestions.tsx').then(
			(part) => setSuggestions(() => part.Suggestions),
			() => {},
		);
	}

	// LIGHT-01: if the field was focused before hydration, React got no focus event.
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
	useEffect(() => {
		if (input.current && document.activeElement === input.current) loadSuggestions(input.current);
	}, []);

	const leave = () => {
		input.current?.blur();
		setFocus(undefined);
	};

	return (
		<search
			className={styles.search}
			onFocus={(event) => loadSuggestions(event.target)}
			onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setFocus(undefined)}
		>
			<form
				action={addresses.search}
				className={styles.form}
				onSubmit={(event) => {
					event.preventDefault();
					handle.current?.onSubmit();
					const query = input.current?.value ?? '';
					leave();
					void navigate(`${addresses.search}?${new URLSearchParams({ query })}`);
				}}
			>
				<input
					ref={input}
					className={styles.input}
					type="text"
					inputMode="search"
					name="query"
					role="combobox"
					aria-autocomplete="list"
					aria-expanded={view.isOpen}
					aria-controls={view.isOpen ? LIST_ID : undefined}
					aria-activedescendant={view.activeId}
					aria-label={t('search.placeholder')}
					placeholder={t('search.placeholder')}
					defaultValue={searched}
					maxLength={MAX_QUERY_LENGTH}
					autoComplete="off"
					autoCorrect="off"
					spellCheck={false}
					enterKeyHint="search"
					required
					minLength={2}
					onChange={({ target }) => setTyped(target.value)}
					onKeyDown={(event) => handle.current?.onKeyDown(event)}
				/>
				{Suggestions && typed && (
					<button
						type="button"
						className={styles.clear}
						aria-label={t('search.clear')}
						onClick={() => {
							write('');
							input.current?.focus();
						}}
					>
						{view.isPending ? <Spinner /> : <Icon name="close" size={20} />}
					</button>
				)}
				<button className={styles.submit} type="submit" aria-label={t('search.submit')}>
					<Icon name="search" size={22} />
				</button>
			</form>
			{Suggestions && (
				<Suggestions
					ref={handle}
					id={LIST_ID}
					typed={typed}
					searched={searched}
					focus={focus}
					onView={setView}
					write={write}
					leave={leave}
				/>
			)}
		</search>
	);
}

/** Returns the query of the results page, which the field shows. */
function useSearchedQuery(): string {
	const { pathname, search } = useLocation();
	return pathname === addresses.search ? (new URLSearchParams(search).get('query') ?? '') : '';
}

/** Does not run on the first render, so that text typed before script was ready stays. */
function useOnChange(value: string, react: () => unknown): void {
	const before = useRef(value);
	useEffect(() => {
		if (before.current !== value) react();
		before.current = value;
	});
}
