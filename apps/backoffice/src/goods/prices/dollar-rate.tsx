import { typedNumber } from '@dukan/domain/base/text/typed-number.ts';
import { pricesTexts } from '@dukan/i18n/texts/backoffice/prices-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import form from '../../ui/form.module.css';

type Props = {
	rate: number;
	typed: string;
	/** True if prices were requested while the typed rate was not saved yet. */
	isUnsaved: boolean;
	onType: (typed: string) => void;
};

/** PRICE-01: edits the shop's exchange rate, which turns dollar prices into manat. */
export function DollarRate({ rate, typed, isUnsaved, onType }: Props) {
	const { t } = useTexts(pricesTexts);
	const [isWrong, setWrong] = useState(false);
	const { save, busy, problem } = useSave({
		run: (dollarRate: number) => change('settings_update/exchange', { dollarRate }),
		changes: ['settings'],
	});
	const isSame = typedNumber(typed) === rate;
	const refusal = isWrong ? t('number') : problem('dollarRate');
	const missing = isSame ? undefined : isUnsaved ? t('rate.save') : rate > 0 ? undefined : t('rate.none');
	return (
		<>
			<Field
				label={t('rate')}
				hint={t('dollarHint')}
				inputMode="decimal"
				value={typed}
				error={refusal ?? missing}
				onChange={({ target }) => onType(target.value)}
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
