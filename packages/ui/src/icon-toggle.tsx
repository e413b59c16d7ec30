import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import styles from './icon-toggle.module.css';

type Props = {
	icon: IconName;
	on: boolean;
	label: string;
	onToggle: () => void;
	/** The name of the action, under which a tap before hydration is queued. */
	tap: string;
	/** A 'floating' toggle lies on a picture; a 'framed' one stands beside a button. */
	look?: 'floating' | 'framed' | undefined;
};

/** A round button that is on or off. Its label says what a click does. */
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
