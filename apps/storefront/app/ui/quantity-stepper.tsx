import { Icon } from '@dukan/ui/icon.tsx';
import type { Ref } from 'react';
import { useTexts } from '../platform/texts.tsx';
import styles from './quantity-stepper.module.css';

type Props = {
	quantity: number;
	/** The addresses or actions of minus and plus; undefined where they stop. */
	onDecrease?: (() => void) | undefined;
	onIncrease?: (() => void) | undefined;
	/** Set where no more can be had: plus then explains why. */
	onFull?: (() => void) | undefined;
	/** The plus button, for callers that must focus it. */
	plus?: Ref<HTMLButtonElement>;
	/** Names what is counted, for screen readers. */
	label: string;
};

export function QuantityStepper({ quantity, onDecrease, onIncrease, onFull, plus, label }: Props) {
	const { t } = useTexts();
	return (
		<fieldset className={styles.stepper} aria-label={label}>
			{/* Not disabled at its limit, because a disabled button loses the focus. */}
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
