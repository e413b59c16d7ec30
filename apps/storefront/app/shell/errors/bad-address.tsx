import { Icon } from '@dukan/ui/icon.tsx';
import { useLocation } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import styles from './errors.module.css';

/** Shown when the page exists but its address holds invalid filters. A search keeps its query. */
export function BadAddress() {
	const { t } = useTexts();
	const { pathname, search } = useLocation();
	const query = new URLSearchParams(search).get('query');
	return (
		<section className={`content ${styles.page}`}>
			<PageHead title={t('error.badAddressTitle')} hidden />
			<span className={styles.sign}>
				<Icon name="filter" size={56} />
			</span>
			<h1 className={styles.message}>{t('error.badAddressTitle')}</h1>
			<p className={styles.text}>{t('error.badAddressText')}</p>
			<p className={styles.actions}>
				<ButtonLink reloadDocument to={query ? `${pathname}?${new URLSearchParams({ query })}` : pathname}>
					{t('error.wholeList')}
				</ButtonLink>
			</p>
		</section>
	);
}
