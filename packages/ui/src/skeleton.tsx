import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/** Holds the place of what is on its way, at its final size. */
export function Skeleton({ className }: { className?: string | undefined }) {
	return <span className={classNames(styles.skeleton, className)} aria-hidden="true" />;
}
