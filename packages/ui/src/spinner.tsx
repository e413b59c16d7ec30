import styles from './spinner.module.css';

/** A wait inside a control. What is waited for is said by the control itself. */
export function Spinner() {
	return <span className={styles.spinner} aria-hidden="true" />;
}
