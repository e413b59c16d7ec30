import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import type { DeliveryZone } from '@dukan/domain/selling/delivery/delivery-terms.ts';
import { formatPrice, formatTenge } from '@dukan/i18n/format/number.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { useEffect, useState } from 'react';
import { lazyPart } from '../../platform/lazy-part.tsx';
import { Link } from '../../platform/link.tsx';
import { useRootData } from '../../platform/root-data.ts';
import { useTexts } from '../../platform/texts.tsx';
import { whenIdle } from '../../slow-connection/when-idle.ts';
import { type DeliveryDistrict, deliveryDistrict } from './delivery-district-store.ts';
import styles from './delivery-line.module.css';

const DeliveryDistrictDialog = lazyPart(
	async () => (await import('./delivery-district-dialog.tsx')).DeliveryDistrictDialog,
);

/** The promise is loaded when the browser is idle, but after this time at the latest. */
const PROMISE_WITHIN_MS = 1000;

type Props = {
	zones: readonly DeliveryZone[];
	/** The shop's own district, used until the shopper chooses another. */
	home: { name: string; zone: DeliveryZone };
	/** The price of one piece. */
	priceTenge: number;
	inStock: boolean;
};

/** Shows what delivery costs and when it comes in the shopper's district. */
export function DeliveryLine({ zones, home, priceTenge, inStock }: Props) {
	const { language, t } = useTexts();
	const chosen = deliveryDistrict.use();
	const [choosing, setChoosing] = useState(false);
	const pickupAddress = useRootData()?.shop.address;
	const zone = chosen ? zones.find(({ districtIds }) => districtIds.includes(chosen.districtId)) : home.zone;
	const expressText = ({ express }: DeliveryZone) =>
		express &&
		`${t('delivery.express')}: ${t('delivery.expressTerms', {
			minutes: express.minutes,
			amount: formatTenge(language, express.priceTenge),
		})}`;
	return (
		<section className={styles.delivery} aria-labelledby="delivery">
			<div className={styles.head}>
				<h2 id="delivery" className={styles.title}>
					<Icon name="pin" size={20} />
					{t('delivery.to', { place: chosen?.names[language] ?? home.name })}
				</h2>
				<button type="button" className={styles.change} onClick={() => setChoosing(true)}>
					{t('common.edit')}
				</button>
			</div>
			{zone && inStock && (chosen?.delivery ?? true) && (
				<Promised districtId={chosen?.districtId} express={expressText(zone)} />
			)}
			{zone && <Terms zone={zone} chosen={chosen} priceTenge={priceTenge} />}
			{pickupAddress && (
				<p>
					{t('delivery.pickup')}: {pickupAddress}
				</p>
			)}
			<Link className={styles.more} to={addresses.page('payment')}>
				{t('product.deliveryAndPayment')}
				<Icon name="right" size={16} />
			</Link>
			{choosing && (
				<DeliveryDistrictDialog onClose={() => setChoosing(false)} onFailed={() => setChoosing(false)} />
			)}
		</section>
	);
}

/**
 * CHOOSE-07: reserves the space for the promise. The page is cached and the same for everyone, but the
 * promise depends on the time of day, so the browser loads it afterwards.
 */
function Promised(props: PromiseProps) {
	const [Part, setPart] = useState<PromisePart>();
	useEffect(() => {
		const load = () =>
			import('./delivery-promise.tsx').then(
				(part) => setPart(() => part.DeliveryPromise),
				() => {},
			);
		whenIdle(load, PROMISE_WITHIN_MS);
	}, []);
	return <div className={styles.promised}>{Part && <Part {...props} />}</div>;
}

type PromisePart = typeof import('./delivery-promise.tsx').DeliveryPromise;
type PromiseProps = Parameters<PromisePart>[0];

type TermsProps = { zone: DeliveryZone; chosen: DeliveryDistrict | undefined; priceTenge: number };

function Terms({ zone, chosen, priceTenge }: TermsProps) {
	const { language, t } = useTexts();
	if (chosen && !chosen.delivery) return <p className={styles.restricted}>{t('delivery.restricted')}</p>;
	const when =
		zone.maxDays <= 1
			? t('delivery.sameOrNextDay')
			: t('delivery.inDays', { from: zone.minDays, to: zone.maxDays });
	return (
		<p>
			{when}: <strong>{priceText()}</strong>
		</p>
	);

	function priceText(): string {
		if (zone.freeFromTenge === undefined) return formatPrice(language, zone.priceTenge);
		if (priceTenge >= zone.freeFromTenge) return t('delivery.freeForThis');
		return t('delivery.priceFreeFrom', {
			price: formatTenge(language, zone.priceTenge),
			amount: formatTenge(language, zone.freeFromTenge),
		});
	}
}
