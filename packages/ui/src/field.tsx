import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

type Frame = { label: string; hint?: string | undefined; error?: string | undefined };

/** Shows the label above the field and the error below it. Screen readers announce both. */
function FieldFrame({ id, label, hint, error, children }: Frame & { id: string; children: ReactNode }) {
	return (
		<div className={styles.field}>
			<label className={styles.label} htmlFor={id}>
				{label}
			</label>
			{children}
			{hint && !error && (
				<p className={styles.hint} id={`${id}-hint`}>
					{hint}
				</p>
			)}
			{error && (
				<p className={styles.error} id={`${id}-error`} role="alert">
					<Icon name="alert" size={18} />
					{error}
				</p>
			)}
		</div>
	);
}

function described(id: string, { hint, error }: Frame) {
	return {
		'aria-invalid': error ? true : undefined,
		'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
	};
}

type Sides = { before?: string; after?: ReactNode };

/** `before` is a fixed text in front of the typed one; `after` is a control at the end of the field. */
export function Field({
	label,
	hint,
	error,
	before,
	after,
	...input
}: ComponentProps<'input'> & Frame & Sides) {
	const id = useId();
	const control = (
		<input
			type="text"
			{...input}
			{...described(id, { label, hint, error })}
			id={id}
			className={styles.control}
		/>
	);
	return (
		<FieldFrame id={id} label={label} hint={hint} error={error}>
			{before || after ? (
				<span className={styles.sides}>
					{before && <span className={styles.before}>{before}</span>}
					{control}
					{after && <span className={styles.after}>{after}</span>}
				</span>
			) : (
				control
			)}
		</FieldFrame>
	);
}

export function Select({ label, hint, error, children, ...select }: ComponentProps<'select'> & Frame) {
	const id = useId();
	return (
		<FieldFrame id={id} label={label} hint={hint} error={error}>
			<span className={styles.select}>
				<select {...select} {...described(id, { label, hint, error })} id={id} className={styles.control}>
					{children}
				</select>
				<Icon name="down" size={20} />
			</span>
		</FieldFrame>
	);
}

export function TextArea({ label, hint, error, ...input }: ComponentProps<'textarea'> & Frame) {
	const id = useId();
	return (
		<FieldFrame id={id} label={label} hint={hint} error={error}>
			<textarea
				rows={3}
				{...input}
				{...described(id, { label, hint, error })}
				id={id}
				className={classNames(styles.control, styles.area)}
			/>
		</FieldFrame>
	);
}

/** `className` applies to the whole row. */
export function Checkbox({
	label,
	className,
	...input
}: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }) {
	return (
		<label className={classNames(styles.checkbox, className)}>
			<input {...input} type="checkbox" />
			{label}
		</label>
	);
}
