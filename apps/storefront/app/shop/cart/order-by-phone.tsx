import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { useRootData } from '../../platform/root-data.ts';
import { useTexts } from '../../platform/texts.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import styles from './order-by-phone.module.css';

/** DESK-15: offers a phone call or a message to people who prefer that. */
export function OrderByPhone({ look, onLeave }: { look: 'secondary' | 'quiet'; onLeave?: () => void }) {
	const { t } = useTexts();
	const messengers = useRootData()?.shop.messengers ?? [];
	return (
		<div className={styles.ways}>
			<ButtonLink to={addresses.callMe} look={look} onClick={onLeave}>
				{t('cart.callMe')}
			</ButtonLink>
			{messengers.map(({ name, href }) => (
				<a key={name} className={styles.messenger} href={href} target="_blank" rel="noopener">
					{name}
				</a>
			))}
		</div>
	);
}
