import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonLook = { look?: 'primary' | 'secondary' | 'soft' | 'quiet'; wide?: boolean };

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean };

/** While busy it keeps its size, shows that it works, and cannot be pressed twice. */
export function Button({ look, wide, busy, className, children, disabled, ...rest }: ButtonProps) {
	return (
		<button
			type="button"
			{...rest}
			disabled={disabled || busy}
			aria-busy={busy || undefined}
			className={buttonClass({ look, wide }, className)}
		>
			{busy && <Spinner />}
			{children}
		</button>
	);
}

/** For links that look like buttons: each application has its own kind of links. */
export function buttonClass({ look = 'primary', wide }: ButtonLook, className?: string): string {
	return classNames(styles.button, styles[look], wide && styles.wide, className);
}
