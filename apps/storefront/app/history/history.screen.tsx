import { addresses } from '@dukan/domain/addresses/addresses.ts';
import { SignedInOnly } from '../auth/signed-in-only.tsx';
import { useTexts } from '../platform/texts.tsx';
import { ButtonLink } from '../ui/button.tsx';
import styles from './history.module.css';

export default function HistoryScreen() {
	const { t } = useTexts();
	return (
		<SignedInOnly title={t('nav.history')}>
			{() => (
				<div className={styles.empty}>
					<p>{t('order.historyEmpty')}</p>
					<ButtonLink to={addresses.categories} look="secondary">
						{t('nav.catalogue')}
					</ButtonLink>
				</div>
			)}
		</SignedInOnly>
	);
}
