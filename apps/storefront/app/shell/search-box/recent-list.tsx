import { addresses } from '@dukan/domain/addresses/addresses.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { Link } from '../../platform/link.tsx';
import { useTexts } from '../../platform/texts.tsx';
import styles from './suggestions.module.css';

type Props = {
	id: string;
	queries: readonly string[];
	activeId: string | undefined;
	onChoose: () => void;
	onForget: (query: string) => void;
};

/** A list of choices holds nothing else, so the buttons that remove them stand beside it, row by row. */
export function RecentList({ id, queries, activeId, onChoose, onForget }: Props) {
	const { t } = useTexts();
	return (
		<>
			<p className={styles.title}>{t('search.recent')}</p>
			<div className={styles.recent}>
				<div id={id} role="listbox" aria-label={t('search.recent')} tabIndex={-1}>
					{queries.map((query, index) => (
						<Link
							key={query}
							id={`${id}-${index}`}
							role="option"
							tabIndex={-1}
							aria-selected={`${id}-${index}` === activeId}
							className={styles.query}
							data-query={query}
							to={`${addresses.search}?${new URLSearchParams({ query })}`}
							onClick={onChoose}
							onMouseDown={(event) => event.preventDefault()}
						>
							<Icon name="clock" size={18} />
							<span>{query}</span>
						</Link>
					))}
				</div>
				<div>
					{queries.map((query) => (
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
