import { Icon } from '@dukan/ui/icon.tsx';
import type { Ref } from 'react';
import { useTexts } from '../platform/texts.tsx';
import styles from './quantity-stepper.module.css';

type Props = {
	quantity: number;
	/** The actions of minus and plus. Undefined where the button does nothing. */
	onDecrease?: (() => void) | undefined;
	onIncrease?: (() => void) | undefined;
	/** Set when no more pieces can be added. Plus then explains why. */
	onFull?: (() => void) | undefined;
	/** A reference to the plus button, for callers that move the focus to it. */
	plus?: Ref<HTMLButtonElement>;
	/** Says to screen readers what is counted. */
	label: string;
};

export function QuantityStepper({ quantity, onDecrease, onIncrease, onFull, plus, label }: Props) {
	const { t } = useTexts();
	return (
		<fieldset className={styles.stepper} aria-label={label}>
			{/* The button is not disabled at its limit, because a disabled button loses the focus. */}
			<button
				type="button"
				onClick={onDecrease}
				aria-disabled={!onDecrease || undefined}
				aria-label={t('product.decrease')}
			>
				<Icon name="minus" size={20} />
			</button>
			<output className={styles.quantity} aria-label={t('product.quantity')}>
				{quantity}
			</output>
			<button
				ref={plus}
				type="button"
				onClick={onFull ?? onIncrease}
				aria-disabled={!onIncrease || undefined}
				data-full={onFull ? true : undefined}
				aria-label={t('product.increase')}
			>
				<Icon name="plus" size={20} />
			</button>
		</fieldset>
	);
}
