import { isSearchable } from '@dukan/domain/goods/search/search-query.ts';
import { plural } from '@dukan/i18n/translate.ts';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import { FoundList } from './found-list.tsx';
import { QueryList } from './query-list.tsx';
import { recentQueries } from './recent-queries.ts';
import styles from './suggestions.module.css';
import type { SearchFocus, SuggestionsHandle, SuggestionsView } from './suggestions-view.ts';
import { useFoundProducts } from './use-found-products.ts';
import { usePopularQueries } from './use-popular-queries.ts';
import { useRoomBelow } from './use-room-below.ts';

type Props = {
	ref: Ref<SuggestionsHandle>;
	id: string;
	typed: string;
	/** The query of the results page, which is not suggested again. */
	searched: string;
	focus: SearchFocus;
	onView: (view: SuggestionsView) => void;
	write: (text: string) => void;
	leave: () => void;
};

/**
 * SEARCH-01, SEARCH-04, FIND-05: shows the list under the field. The focus stays in the field, and the arrow
 * keys move through the list.
 */
export function Suggestions({ ref, id, typed, searched, focus, onView, write, leave }: Props) {
	const { language, t } = useTexts();
	const recent = recentQueries.use();
	const { found, isPending, retry } = useFoundProducts(typed === searched ? '' : typed);
	const popular = usePopularQueries(focus !== undefined);
	const others = popular.filter((query) => !recent.some((own) => own.toLowerCase() === query));
	const [isClosed, setClosed] = useState(false);
	const [activeId, setActiveId] = useState<string>();
	const [typedBefore, setTypedBefore] = useState(typed);
	if (typed !== typedBefore) {
		setTypedBefore(typed);
		setClosed(false);
		setActiveId(undefined);
	}
	if (focus === undefined && isClosed) setClosed(false);
	const panel = useRef<HTMLDivElement>(null);
	const hasQueries = typed === '' && recent.length + others.length > 0;
	// A list that has buttons stays open while the focus is on one of them.
	const isReached = focus === 'field' || (focus === 'near' && (hasQueries || found?.hasFailed));
	const isShown = Boolean(isReached && !isClosed && (hasQueries || found));
	const isOpen = isShown && !found?.hasFailed;
	useRoomBelow(panel, isShown);
	useEffect(
		() => onView({ isOpen, isPending: focus !== undefined && isPending, activeId }),
		[onView, isOpen, focus, isPending, activeId],
	);

	const remember = (given = typed) => {
		const query = given.trim();
		if (isSearchable(query)) recentQueries.add(query);
	};
	const choose = (query?: string) => {
		remember(query);
		leave();
	};

	function move(step: 1 | -1): void {
		setClosed(false);
		const options = [...(panel.current?.querySelectorAll('[role=option]') ?? [])];
		// There is one position more than options: in it no option is active, only the field itself.
		const places = options.length + 1;
		const now = options.findIndex(({ id }) => id === activeId);
		const next = options[((now + 1 + step + places) % places) - 1];
		setActiveId(next?.id);
		next?.scrollIntoView({ block: 'nearest' });
	}

	function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
		const active = activeId === undefined ? null : document.getElementById(activeId);
		const forgets = active?.dataset.query;
		if (event.nativeEvent.isComposing) return;
		if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
		else if (event.key === 'Enter' && active) active.click();
		else if (event.key === 'Escape' && (isShown || typed)) isShown ? setClosed(true) : write('');
		else if (event.key === 'Delete' && forgets) forget(forgets);
		else return;
		event.preventDefault();
	}

	const forget = (query: string) => {
		setActiveId(undefined);
		recentQueries.set(recent.filter((other) => other !== query));
	};

	/** The clicked button disappears with the message, so the focus is moved first. */
	const tryAgain = () => {
		panel.current?.closest('search')?.querySelector('input')?.focus();
		retry();
	};

	useImperativeHandle(ref, () => ({ onKeyDown, onSubmit: () => remember() }));

	return (
		<>
			<p className="visually-hidden" role="status">
				{isShown &&
					found &&
					!found.hasFailed &&
					typed !== '' &&
					(found.count > 0 ? plural(language, 'found', found.count) : t('search.notFound'))}
			</p>
			{isShown && (
				<div ref={panel} className={styles.panel} aria-busy={isPending || undefined}>
					{hasQueries ? (
						<QueryList
							id={id}
							recent={recent}
							popular={others}
							activeId={activeId}
							onChoose={choose}
							onForget={forget}
						/>
					) : (
						found && (
							<FoundList
								id={id}
								found={found}
								popular={popular}
								activeId={activeId}
								onChoose={choose}
								onRetry={tryAgain}
							/>
						)
					)}
				</div>
			)}
		</>
	);
}
