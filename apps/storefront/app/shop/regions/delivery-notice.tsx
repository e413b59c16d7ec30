import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { Link } from '../../platform/link.tsx';
import type { RootData } from '../../platform/root-data.ts';
import { useTexts } from '../../platform/texts.tsx';
import styles from './delivery-notice.module.css';

/** GEN-10: names the places without delivery in one sentence. Returns undefined if couriers go everywhere. */
export function useUnservedText({ count, places }: RootData['shop']['unserved']): string | undefined {
	const { t } = useTexts();
	if (count === 0) return undefined;
	return places ? t('delivery.notServed', { places }) : t('delivery.limitedNotice');
}

/** GEN-10: says where the shop does not deliver and where goods can be collected. */
export function DeliveryNotice({ shop }: { shop: RootData['shop'] }) {
	const { t } = useTexts();
	const unserved = useUnservedText(shop.unserved);
	return (
		<aside className={styles.notice} aria-label={t('delivery.title')}>
			{unserved && (
				<p>
					<Icon name="alert" size={20} />
					<span>
						{unserved}. <Link to={addresses.page('payment')}>{t('footer.deliveryPayment')}</Link>
					</span>
				</p>
			)}
			<p>
				<Icon name="pin" size={20} />
				<span>
					{t('delivery.pickup')}: {shop.address}
				</span>
			</p>
			<p>
				<Icon name="call" size={20} />
				<a href={telephone(shop.phone)}>{shop.phone}</a>
			</p>
		</aside>
	);
}

export function telephone(phone: string): string {
	return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
