import type { ReactNode } from 'react';
import styles from './badge.module.css';

export function Badge({ look, children }: { look: 'new' | 'sale' | 'quiet'; children: ReactNode }) {
	return <span className={`${styles.badge} ${styles[look]}`}>{children}</span>;
}
