import { Icon } from '@dukan/ui/icon.tsx';
import { useRootData } from '../../platform/root-data.ts';
import { useTexts } from '../../platform/texts.tsx';
import { telephone } from '../../shop/regions/delivery-notice.tsx';
import styles from './shop-facts.module.css';

type Props = { unserved: readonly { region: string; places: string }[] };

/** GEN-10: shows how to reach the shop, where to collect goods, and where couriers do not go. */
export function ShopFacts({ unserved }: Props) {
	const { t } = useTexts();
	const shop = useRootData()?.shop;
	return (
		<div className={styles.facts}>
			{shop && (
				<dl className={styles.contact}>
					<div>
						<dt>
							<Icon name="call" size={20} />
							{t('footer.phone')}
						</dt>
						<dd>
							<a href={telephone(shop.phone)}>{shop.phone}</a>
						</dd>
					</div>
					{shop.email && (
						<div>
							<dt>
								<Icon name="mail" size={20} />
								{t('profile.email')}
							</dt>
							<dd>
								<a href={`mailto:${shop.email}`}>{shop.email}</a>
							</dd>
						</div>
					)}
					<div>
						<dt>
							<Icon name="clock" size={20} />
							{t('header.hours')}
						</dt>
						<dd>
							{shop.hours.from}–{shop.hours.to}
						</dd>
					</div>
					<div>
						<dt>
							<Icon name="pin" size={20} />
							{t('delivery.pickup')}
						</dt>
						<dd>{shop.address}</dd>
					</div>
				</dl>
			)}
			{unserved.length > 0 && (
				<section className={styles.unserved}>
					<h2>{t('delivery.notServedTitle')}</h2>
					<ul>
						{unserved.map(({ region, places }) => (
							<li key={region}>
								<strong>{region}:</strong> {places}
							</li>
						))}
					</ul>
					<p>{t('delivery.pickupInstead')}.</p>
				</section>
			)}
		</div>
	);
}
