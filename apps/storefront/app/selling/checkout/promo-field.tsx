import type { OrderQuoteWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { formatManat } from '@dukan/i18n/format/number.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { useAccountTexts } from '../../platform/texts.tsx';
import styles from './checkout.module.css';

type Props = {
	/** The code in the last request. */
	code: string;
	quote: OrderQuoteWire | undefined;
	/** S12: true after too many wrong codes. */
	refused: boolean;
	onChange: (code: string) => void;
};

/** PRICE-03: a code is sent with the next quote. The response says whether the code applies. */
export function PromoField({ code, quote, refused, onChange }: Props) {
	const { language, t } = useAccountTexts();
	// Until something is typed, the field shows the stored code, which is read from the device a moment
	// later.
	const [changed, setTyped] = useState<string>();
	const typed = changed ?? code;
	const problem = code === '' ? undefined : quote?.promo_problem;
	const said = problem && {
		...(problem.amount !== undefined && { amount: formatManat(language, problem.amount) }),
	};
	return (
		<div className={styles.promo}>
			<Field
				label={`${t('promo.code')} (${t('common.optional')})`}
				name="promo"
				autoComplete="off"
				autoCapitalize="characters"
				maxLength={40}
				value={typed}
				error={
					refused
						? t('promo.tooMany')
						: problem && t(`promo.problem.${problem.reason}`, { amount: '', ...said })
				}
				onChange={(event) => setTyped(event.target.value)}
				onKeyDown={(event) => {
					if (event.key !== 'Enter') return;
					// Enter in this field applies the code and must not send the order.
					event.preventDefault();
					onChange(typed.trim());
				}}
			/>
			{code !== '' && typed.trim() === code ? (
				<Button
					look="secondary"
					onClick={() => {
						setTyped('');
						onChange('');
					}}
				>
					{t('promo.remove')}
				</Button>
			) : (
				<Button look="secondary" disabled={typed.trim() === ''} onClick={() => onChange(typed.trim())}>
					{t('promo.apply')}
				</Button>
			)}
		</div>
	);
}
