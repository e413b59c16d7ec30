import { addresses } from '@dukan/domain/addresses/addresses.ts';
import { Form } from 'react-router';
import { useTexts } from '../platform/texts.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './search-box.module.css';

/** S12: the longest query the server takes. */
const MAX_QUERY_LENGTH = 64;

/** Always in sight, also on phones: the shortest way to goods with a name. */
export function SearchBox() {
	const { t } = useTexts();
	return (
		<search className={styles.search}>
			<Form action={addresses.search} className={styles.form}>
				<input
					className={styles.input}
					type="search"
					name="query"
					aria-label={t('search.placeholder')}
					placeholder={t('search.placeholder')}
					maxLength={MAX_QUERY_LENGTH}
					autoComplete="off"
					enterKeyHint="search"
					required
					minLength={2}
				/>
				<button className={styles.submit} type="submit" aria-label={t('search.submit')}>
					<Icon name="search" size={22} />
				</button>
			</Form>
		</search>
	);
}
