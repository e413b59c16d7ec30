import type { ReactNode } from 'react';
import styles from './choices.module.css';
import { classNames } from './class-names.ts';

type Choice<Value extends string> = {
	value: Value;
	title: ReactNode;
	/** The price, the time, or the reason why the choice is disabled. */
	detail?: ReactNode;
	disabled?: boolean;
};

type Props<Value extends string> = {
	legend: string;
	name: string;
	choices: readonly Choice<Value>[];
	chosen: Value | undefined;
	onChoose: (value: Value) => void;
	error?: string | undefined;
	/** Places choices with very short titles beside each other. */
	row?: boolean;
};

/**
 * Offers a few choices as rows that are large enough for a thumb. A disabled choice stays visible with its
 * reason.
 */
export function Choices<Value extends string>({
	legend,
	name,
	choices,
	chosen,
	onChoose,
	error,
	row = false,
}: Props<Value>) {
	return (
		<fieldset
			className={classNames(styles.choices, row && styles.row)}
			aria-invalid={error ? true : undefined}
		>
			<legend className={styles.legend}>{legend}</legend>
			{choices.map(({ value, title, detail, disabled }) => (
				<label key={value} className={styles.choice} data-disabled={disabled || undefined}>
					<input
						type="radio"
						name={name}
						value={value}
						checked={value === chosen}
						disabled={disabled}
						onChange={() => onChoose(value)}
					/>
					<span className={styles.dot} aria-hidden="true" />
					<span className={styles.words}>
						<span>{title}</span>
						{detail && <span className={styles.detail}>{detail}</span>}
					</span>
				</label>
			))}
			{error && (
				<p className={styles.error} role="alert">
					{error}
				</p>
			)}
		</fieldset>
	);
}
