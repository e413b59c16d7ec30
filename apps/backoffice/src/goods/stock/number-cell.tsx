import { type ComponentProps, useId } from 'react';
import styles from './stock.module.css';

/** A number field in a table, with its problem below it. */
export function NumberCell({ problem, ...input }: ComponentProps<'input'> & { problem: string | undefined }) {
	const id = useId();
	return (
		<span className={styles.cell}>
			<input
				{...input}
				className={styles.number}
				aria-invalid={problem ? true : undefined}
				aria-describedby={problem && id}
			/>
			{problem && (
				<span id={id} role="alert" className={styles.wrong}>
					{problem}
				</span>
			)}
		</span>
	);
}
