import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import type { IconName } from '@dukan/ui/icon-paths.ts';
import { Link } from '../../platform/link.tsx';
import { useTexts } from '../../platform/texts.tsx';
import styles from './suggestions.module.css';

type Props = {
	id: string;
	recent: readonly string[];
	popular: readonly string[];
	activeId: string | undefined;
	onChoose: (query: string) => void;
	onForget: (query: string) => void;
};

/**
 * FIND-05: the list under the empty field. A listbox may contain only options, so the buttons that remove
 * recent queries stand beside it, row by row.
 */
export function QueryList({ id, recent, popular, activeId, onChoose, onForget }: Props) {
	const { t } = useTexts();
	return (
		<>
			{recent.length > 0 && <p className={styles.title}>{t('search.recent')}</p>}
			<div className={styles.recent}>
				<div id={id} role="listbox" aria-label={t('search.title')} tabIndex={-1}>
					{recent.length > 0 && (
						// biome-ignore lint/a11y/useSemanticElements: a listbox must not contain a fieldset
						<div role="group" aria-label={t('search.recent')}>
							<QueryOptions
								id={`${id}-recent`}
								icon="clock"
								queries={recent}
								canForget
								activeId={activeId}
								onChoose={onChoose}
							/>
						</div>
					)}
					{popular.length > 0 && (
						<PopularQueries id={`${id}-popular`} queries={popular} activeId={activeId} onChoose={onChoose} />
					)}
				</div>
				<div>
					{recent.map((query) => (
						<button
							key={query}
							type="button"
							className={styles.forget}
							aria-label={t('search.removeRecent', { query })}
							onMouseDown={(event) => event.preventDefault()}
							onClick={() => onForget(query)}
						>
							<Icon name="close" size={18} />
						</button>
					))}
				</div>
			</div>
		</>
	);
}

type Listed = {
	id: string;
	queries: readonly string[];
	activeId: string | undefined;
	onChoose: (query: string) => void;
};

export function PopularQueries(props: Listed) {
	const { t } = useTexts();
	return (
		// biome-ignore lint/a11y/useSemanticElements: a listbox must not contain a fieldset
		<div role="group" aria-label={t('search.popular')}>
			<p className={styles.title} aria-hidden="true">
				{t('search.popular')}
			</p>
			<QueryOptions {...props} icon="search" />
		</div>
	);
}

type OptionsProps = Listed & { icon: IconName; canForget?: boolean };

function QueryOptions({ id, queries, icon, activeId, canForget, onChoose }: OptionsProps) {
	return queries.map((query, index) => (
		<Link
			key={query}
			id={`${id}-${index}`}
			role="option"
			tabIndex={-1}
			aria-selected={`${id}-${index}` === activeId}
			className={styles.query}
			data-query={canForget ? query : undefined}
			to={`${addresses.search}?${new URLSearchParams({ query })}`}
			onClick={() => onChoose(query)}
			onMouseDown={(event) => event.preventDefault()}
		>
			<Icon name={icon} size={18} />
			<span>{query}</span>
		</Link>
	));
}
