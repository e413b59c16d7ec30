import styles from './spinner.module.css';

/** Shows that a control is busy. The label of the control says what it waits for. */
export function Spinner() {
	return <span className={styles.spinner} aria-hidden="true" />;
}
