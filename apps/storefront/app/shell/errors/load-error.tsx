import { Icon } from '@dukan/ui/icon.tsx';
import { useLocation } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import styles from './errors.module.css';

/**
 * GEN-07, HOME-08: shown when something could not be loaded. The button is a plain link, so it works without
 * script.
 */
export function LoadError() {
	const { t } = useTexts();
	const { pathname, search } = useLocation();
	return (
		<section className={`content ${styles.page}`} role="alert">
			<PageHead title={t('common.reload')} hidden />
			<span className={styles.sign}>
				<Icon name="alert" size={56} />
			</span>
			<h1 className={styles.message}>{t('error.load')}</h1>
			<p className={styles.actions}>
				<ButtonLink reloadDocument to={pathname + search}>
					{t('common.reload')}
				</ButtonLink>
			</p>
		</section>
	);
}
