import styles from './spinner.module.css';

/** Shows a wait inside a control. The control itself says what it waits for. */
export function Spinner() {
	return <span className={styles.spinner} aria-hidden="true" />;
}
