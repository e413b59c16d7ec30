import type { ComponentProps } from 'react';
import styles from './form.module.css';

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: () => void };

/** A form that a call sends: the browser must not load its address. */
export function Form({ onSubmit, className = styles.form, ...form }: Props) {
	return (
		<form
			{...form}
			className={className}
			onSubmit={(event) => {
				event.preventDefault();
				onSubmit();
			}}
		/>
	);
}
