import { addresses } from '@dukan/domain/addresses/addresses.ts';
import { useNavigate } from 'react-router';
import { Mark } from '../brand/mark.tsx';
import { PageHead } from '../platform/page-head.tsx';
import { useTexts } from '../platform/texts.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import styles from './errors.module.css';

/** GEN-08 */
export function NotFound() {
	const { t } = useTexts();
	const navigate = useNavigate();
	return (
		<section className={`content ${styles.page}`}>
			<PageHead title={t('error.notFoundTitle')} description={t('error.notFoundText')} hidden />
			<p className={styles.number} role="img" aria-label="404">
				<span>4</span>
				<Mark size={96} />
				<span>4</span>
			</p>
			<h1>{t('error.notFoundTitle')}</h1>
			<p className={styles.text}>{t('error.notFoundText')}</p>
			<p className={styles.actions}>
				<Button onClick={() => navigate(-1)}>{t('error.goBack')}</Button>
				<ButtonLink look="secondary" to={addresses.home}>
					{t('nav.home')}
				</ButtonLink>
			</p>
		</section>
	);
}
