import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

type Look = { look?: 'primary' | 'secondary' | 'soft' | 'quiet'; wide?: boolean };

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean };

/** While busy it keeps its size, shows that it works, and cannot be pressed twice. */
export function Button({
	look = 'primary',
	wide,
	busy,
	className,
	children,
	disabled,
	...rest
}: ButtonProps) {
	return (
		<button
			type="button"
			{...rest}
			disabled={disabled || busy}
			aria-busy={busy || undefined}
			className={classNames(styles.button, styles[look], wide && styles.wide, className)}
		>
			{busy && <Spinner />}
			{children}
		</button>
	);
}

export function ButtonLink({
	look = 'primary',
	wide,
	className,
	...rest
}: ComponentProps<typeof Link> & Look) {
	return (
		<Link {...rest} className={classNames(styles.button, styles[look], wide && styles.wide, className)} />
	);
}
