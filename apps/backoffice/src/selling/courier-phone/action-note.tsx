import { formatDay } from '@dukan/i18n/format/day.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { Button } from '@dukan/ui/button.tsx';
import styles from './courier-phone.module.css';
import type { CourierPhone } from './courier-phone.ts';
import type { ActionRefusal, DoorAction } from './door-action.ts';
import { type TranslateCourier, useCourierTexts } from './phone-texts.tsx';

/** Shows what was entered, and whether it was sent. */
export function ActionNote({ action, phone }: { action: DoorAction; phone: CourierPhone }) {
	const { t, language } = useCourierTexts();
	return (
		<div className={styles.action} data-state={action.state}>
			<p>{actionText(action, t, language)}</p>
			<p>
				<strong>{t(`action.${action.state}`)}</strong>
				{action.refusal && `. ${refusalText(action.refusal, t)}`}
			</p>
			{action.state === 'refused' && (
				<Button look="secondary" onClick={() => phone.dismiss(action.key)}>
					{t('action.dismiss')}
				</Button>
			)}
		</div>
	);
}

function actionText(action: DoorAction, t: TranslateCourier, language: 'tm' | 'ru' | 'en'): string {
	if (action.call === 'own_hand_out') {
		const { terminalTenge } = action.body;
		const cashTenge = action.body.cashTenge - (action.exchangeTenge ?? 0);
		const parts = [
			cashTenge > 0 && `${t('stop.cash')} ${formatPrice(language, cashTenge)}`,
			terminalTenge > 0 && `${t('stop.terminal')} ${formatPrice(language, terminalTenge)}`,
		];
		return t('action.handedOut', { parts: parts.filter(Boolean).join(', ') });
	}
	if (action.call === 'own_refuse')
		return t('action.refusedGoods', { reason: t(`reason.${action.body.reason}`) });
	return t('action.postponed', { day: formatDay(language, action.body.slot.date), hours: action.hours });
}

function refusalText({ code, field }: ActionRefusal, t: TranslateCourier): string {
	if (code === 'changed_meanwhile' || code === 'cannot_move' || code === 'not_found')
		return t(`problem.${code}`);
	if (code === 'slot_full' || code === 'slot_expired' || field === 'slot') return t('problem.slot');
	return t(code === 'invalid_input' ? 'problem.sum' : 'problem.unknown');
}
