import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import styles from './icon-toggle.module.css';

type Props = { icon: IconName; on: boolean; label: string; onToggle: () => void };

/** A round button that is on or off. The label says what pressing it does. */
export function IconToggle({ icon, on, label, onToggle }: Props) {
	return (
		<button
			type="button"
			className={styles.toggle}
			data-on={on || undefined}
			onClick={onToggle}
			aria-label={label}
		>
			<Icon name={icon} size={22} />
		</button>
	);
}
