import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonLook = { look?: 'primary' | 'secondary' | 'soft' | 'quiet'; wide?: boolean };

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean };

const ignorePress = (event: MouseEvent) => event.preventDefault();

/**
 * While busy the button ignores clicks. It keeps its size and its focus, which a disabled button would lose.
 */
export function Button({ look, wide, busy, className, children, ...rest }: ButtonProps) {
	return (
		<button
			type="button"
			{...rest}
			{...(busy && { 'aria-disabled': true, 'aria-busy': true, onClick: ignorePress })}
			className={buttonClass({ look, wide }, className)}
		>
			{busy && <Spinner />}
			{children}
		</button>
	);
}

/** Returns the class of a link that looks like a button. Each application has its own link component. */
export function buttonClass({ look = 'primary', wide }: ButtonLook, className?: string): string {
	return classNames(styles.button, styles[look], wide && styles.wide, className);
}
