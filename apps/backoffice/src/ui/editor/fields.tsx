import type { ReactNode } from 'react';
import styles from './fields.module.css';

/** All fields of a form. Who may not change them reads them. */
export function Fields({ editable, children }: { editable: boolean; children: ReactNode }) {
	return (
		<fieldset className={styles.fields} disabled={!editable}>
			{children}
		</fieldset>
	);
}
