import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import styles from './icon-toggle.module.css';

type Props = {
	icon: IconName;
	on: boolean;
	label: string;
	onToggle: () => void;
	/** Names the action, so that a tap before hydration is queued. */
	tap: string;
	/** 'floating' lies on a picture, 'framed' stands beside a button. */
	look?: 'floating' | 'framed' | undefined;
};

/** A round button that is on or off. The label says what pressing it does. */
export function IconToggle({ icon, on, label, onToggle, tap, look = 'floating' }: Props) {
	return (
		<button
			type="button"
			className={classNames(styles.toggle, styles[look])}
			data-on={on || undefined}
			data-tap={tap}
			onClick={onToggle}
			aria-label={label}
		>
			<Icon name={icon} size={22} />
		</button>
	);
}
