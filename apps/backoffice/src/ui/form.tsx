import type { ComponentProps } from 'react';
import styles from './form.module.css';

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: () => void };

/** A form that is sent by a call. The browser must not load the form's address. */
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
