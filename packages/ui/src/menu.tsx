import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './menu.module.css';

type Props = { label: string; button: ReactNode; children: ReactNode; className?: string | undefined };

/**
 * A button that unfolds a list. It is a <details> element, so it works before the script arrives; the script
 * only adds ways to close it.
 */
export function Menu({ label, button, children, className }: Props) {
	const ref = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		const details = ref.current;
		if (!details) return;
		const close = (event: Event) => {
			if (details.open && !details.contains(event.target as Node)) details.open = false;
		};
		document.addEventListener('pointerdown', close);
		document.addEventListener('focusin', close);
		return () => {
			document.removeEventListener('pointerdown', close);
			document.removeEventListener('focusin', close);
		};
	}, []);
	return (
		<details
			ref={ref}
			className={classNames(styles.menu, className)}
			onKeyDown={(event) => {
				if (event.key !== 'Escape' || !ref.current?.open) return;
				ref.current.open = false;
				ref.current.querySelector('summary')?.focus();
			}}
		>
			<summary className={styles.button}>
				<span className="visually-hidden">{label}: </span>
				{button}
			</summary>
			<div className={styles.list}>{children}</div>
		</details>
	);
}
