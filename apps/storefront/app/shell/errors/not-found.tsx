import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Mark } from '@dukan/ui/mark.tsx';
import type { FormEvent } from 'react';
import { PageHead } from '../../platform/page-head.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { useShopNavigate } from '../../platform/use-shop-navigate.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import styles from './errors.module.css';

export function NotFound() {
	const { t } = useTexts();
	const navigate = useShopNavigate();
	const goBack = (event: FormEvent) => {
		event.preventDefault();
		if (window.history.length > 1) window.history.back();
		else void navigate(addresses.home);
	};
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
			<div className={styles.actions}>
				{/* With script the button goes back to the previous page, without script to the home page. */}
				<form action={addresses.home} onSubmit={goBack}>
					<Button type="submit">{t('error.goBack')}</Button>
				</form>
				<ButtonLink look="secondary" to={addresses.categories}>
					{t('nav.catalogue')}
				</ButtonLink>
			</div>
		</section>
	);
}
