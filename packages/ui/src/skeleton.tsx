import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/** Reserves the place of content that is still loading, in its final size. */
export function Skeleton({ className }: { className?: string | undefined }) {
	return <span className={classNames(styles.skeleton, className)} aria-hidden="true" />;
}
