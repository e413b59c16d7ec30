import { pricesTexts } from '@dukan/i18n/texts/backoffice/prices-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { change } from '../platform/call.ts';
import { useTexts } from '../platform/texts.tsx';
import { typedNumber } from '../platform/typed-number.ts';
import { useSave } from '../platform/use-save.ts';
import form from '../ui/form.module.css';

/** PRICE-01: the rate of the shop, by which dollar prices become manat. */
export function DollarRate({ rate }: { rate: number }) {
	const { t } = useTexts(pricesTexts);
	const [ownRate, setOwnRate] = useState<string>();
	const typed = ownRate ?? (rate > 0 ? String(rate) : '');
	const [isWrong, setWrong] = useState(false);
	const { save, busy, problem } = useSave({
		run: (dollarRate: number) => change('settings_update/exchange', { dollarRate }),
		changes: ['settings'],
	});
	const isSame = typedNumber(typed) === rate;
	return (
		<>
			<Field
				label={t('rate')}
				hint={t('dollarHint')}
				inputMode="decimal"
				value={typed}
				error={isWrong ? t('number') : (problem('dollarRate') ?? (rate > 0 ? undefined : t('rate.none')))}
				onChange={({ target }) => setOwnRate(target.value)}
			/>
			{!isSame && (
				<div className={form.buttons}>
					<Button
						look="secondary"
						busy={busy}
						onClick={() => {
							const dollarRate = typedNumber(typed);
							setWrong(dollarRate === undefined || dollarRate <= 0);
							if (dollarRate !== undefined && dollarRate > 0) save(dollarRate);
						}}
					>
						{t('rate.save')}
					</Button>
				</div>
			)}
		</>
	);
}
