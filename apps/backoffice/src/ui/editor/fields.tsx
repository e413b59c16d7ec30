import type { ReactNode } from 'react';
import styles from './fields.module.css';

/** Contains all fields of a form. Staff who may not edit them can still read them. */
export function Fields({ editable, children }: { editable: boolean; children: ReactNode }) {
	return (
		<fieldset className={styles.fields} disabled={!editable}>
			{children}
		</fieldset>
	);
}
