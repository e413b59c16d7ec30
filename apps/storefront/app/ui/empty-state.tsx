import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { useTexts } from '../platform/texts.tsx';
import { ButtonLink } from './button-link.tsx';
import styles from './empty-state.module.css';

/** Says that there is nothing here yet and what to do about it, and links to the goods. */
export function EmptyState({ title, hint }: { title: string; hint?: string }) {
	const { t } = useTexts();
	return (
		<div className={styles.empty}>
			<p className={styles.title}>{title}</p>
			{hint && <p>{hint}</p>}
			<ButtonLink to={addresses.categories} look="secondary">
				{t('nav.catalogue')}
			</ButtonLink>
		</div>
	);
}
