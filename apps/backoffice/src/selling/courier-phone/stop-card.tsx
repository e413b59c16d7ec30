import { localizedText } from '@dukan/domain/base/language/language.ts';
import type { PaymentKind } from '@dukan/domain/base/orders/payment-kinds.ts';
import { takesChange } from '@dukan/domain/base/orders/payment-kinds.ts';
import { formatPhone } from '@dukan/domain/base/text/phone.ts';
import type { RunStopWire } from '@dukan/domain/selling/couriers/couriers.api.ts';
import { formatDay } from '@dukan/i18n/format/day.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { Button, buttonClass } from '@dukan/ui/button.tsx';
import { Icon } from '@dukan/ui/icon.tsx';
import { useState } from 'react';
import { ActionNote } from './action-note.tsx';
import styles from './courier-phone.module.css';
import type { CourierPhone } from './courier-phone.ts';
import type { DoorAction } from './door-action.ts';
import { useCourierTexts } from './phone-texts.tsx';

type Props = {
	stop: RunStopWire;
	today: string;
	action: DoorAction | undefined;
	phone: CourierPhone;
	onDoor: () => void;
};

/**
 * The texts for each kind of payment. If something is still due after payment by card, it is paid in cash.
 */
const PAY_TEXTS = {
	cash: 'stop.cash',
	terminal: 'stop.terminal',
	card: 'stop.cash',
} as const satisfies Record<PaymentKind, string>;

/** Shows where to go, whom to call and what to hand over. */
export function StopCard({ stop, today, action, phone, onDoor }: Props) {
	const { t, language } = useCourierTexts();
	const { slotFrom, slotTo, day, district, address, note, payment, changeFromTenge } = stop;
	const { exchangeTenge = 0 } = stop;
	const leftTenge = stop.dueTenge - exchangeTenge;
	const place = [district && localizedText(district, language), address].filter(Boolean).join(', ');
	return (
		<article className={styles.stop} aria-label={stop.number}>
			<div className={styles.stopTop}>
				<strong className={styles.hours}>{slotFrom ? `${slotFrom}–${slotTo}` : t('stop.asap')}</strong>
				<span className={styles.soft}>{stop.number}</span>
			</div>
			{day < today && <Badge look="sale">{t('run.late', { day: formatDay(language, day) })}</Badge>}
			{stop.status === 'accepted' && <Badge look="quiet">{t('stop.shop')}</Badge>}
			<p className={styles.place}>
				<Icon name="pin" size={20} />
				<span>{place}</span>
			</p>
			{note && <p>{note}</p>}
			<p>{stop.name}</p>
			<a
				className={buttonClass({ look: 'secondary', wide: true })}
				href={`tel:+9936${stop.phone}`}
				aria-label={`${t('stop.call')}: ${formatPhone(stop.phone)}`}
			>
				<Icon name="call" size={20} />
				<span className={styles.number}>{formatPhone(stop.phone)}</span>
			</a>
			<details>
				<summary>
					{t('stop.goods')}: {stop.lines.reduce((sum, { quantity }) => sum + quantity, 0)}
				</summary>
				<ul className={styles.goods}>
					{stop.lines.map(({ productId, names, quantity }) => (
						<li key={productId}>
							{quantity} × {localizedText(names, language)}
						</li>
					))}
				</ul>
			</details>
			<p className={styles.pay}>
				{leftTenge < 0 ? (
					<strong>{t('stop.giveBack', { sum: formatPrice(language, -leftTenge) })}</strong>
				) : (
					<>
						{t('stop.pay')}: <strong>{formatPrice(language, leftTenge)}</strong> {t(PAY_TEXTS[payment])}
					</>
				)}
			</p>
			{exchangeTenge > 0 && <p>{t('stop.exchange', { sum: formatPrice(language, exchangeTenge) })}</p>}
			{takesChange(payment) && changeFromTenge !== null && leftTenge > 0 && (
				<p>
					{t('stop.change', {
						sum: formatPrice(language, changeFromTenge),
						change: formatPrice(language, changeFromTenge - leftTenge),
					})}
				</p>
			)}
			{action && <ActionNote action={action} phone={phone} />}
			{stop.status === 'on_delivery' ? (
				<Button wide onClick={onDoor} aria-label={`${t('stop.door')}: ${stop.number}`}>
					{t('stop.door')}
				</Button>
			) : (
				<StartButton stop={stop} phone={phone} />
			)}
		</article>
	);
}

function StartButton({ stop, phone }: { stop: RunStopWire; phone: CourierPhone }) {
	const { t } = useCourierTexts();
	const [busy, setBusy] = useState(false);
	const [failed, setFailed] = useState(false);
	const start = async () => {
		setBusy(true);
		setFailed(!(await phone.start(stop).finally(() => setBusy(false))));
	};
	return (
		<>
			{failed && (
				<p className={styles.problem} role="alert">
					{phone.state.hasLine ? t('problem.changed_meanwhile') : t('stop.startOffline')}
				</p>
			)}
			<Button wide busy={busy} onClick={() => void start()} aria-label={`${t('stop.start')}: ${stop.number}`}>
				{t('stop.start')}
			</Button>
		</>
	);
}
