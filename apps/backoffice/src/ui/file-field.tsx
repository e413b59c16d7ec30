import { useId } from 'react';
import styles from './file-field.module.css';
import { OfficeIcon } from './office-icon.tsx';

type Props = {
	label: string;
	/** The text of the button. */
	action: string;
	accept: string;
	file: File | undefined;
	error?: string | undefined;
	onChoose: (file: File | undefined) => void;
};

/**
 * Takes a file from this device. The browser's own control would have the browser's language, not the shop's.
 */
export function FileField({ label, action, accept, file, error, onChoose }: Props) {
	const id = useId();
	return (
		<div className={styles.field}>
			<span className={styles.label}>{label}</span>
			<div className={styles.row}>
				<label className={styles.button}>
					<input
						type="file"
						className="visually-hidden"
						accept={accept}
						aria-label={label}
						aria-invalid={error ? true : undefined}
						aria-describedby={error ? `${id}-error` : undefined}
						onChange={(event) => onChoose(event.target.files?.[0])}
					/>
					<OfficeIcon name="transfer" size={20} />
					{action}
				</label>
				<span className={styles.name}>{file?.name}</span>
			</div>
			{error && (
				<p className={styles.error} id={`${id}-error`} role="alert">
					{error}
				</p>
			)}
		</div>
	);
}
