import styles from './icon.module.css';
import sprite from './icons.svg?url';

/** A picture beside words; on its own it needs a label on the control around it. */
export function Icon({ name, size = 24, filled = false }: { name: string; size?: number; filled?: boolean }) {
	return (
		<svg
			className={filled ? styles.filled : styles.icon}
			width={size}
			height={size}
			aria-hidden="true"
			focusable="false"
		>
			<use href={`${sprite}#${name}`} />
		</svg>
	);
}
