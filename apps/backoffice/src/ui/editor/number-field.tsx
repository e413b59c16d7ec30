import { Field } from '@dukan/ui/field.tsx';
import { type ComponentProps, useState } from 'react';
import { numberText, readNumber, type TypedNumber } from './number-text.ts';

/** The keys of a row's numeric fields. */
export type NumberKey<Row> = { [Key in keyof Row]: Row[Key] extends number ? Key : never }[keyof Row] &
	string;

type Props = Omit<ComponentProps<typeof Field>, 'value' | 'onChange' | 'type'> & {
	value: TypedNumber;
	manat?: boolean;
	orNone?: boolean;
	onChange: (value: TypedNumber) => void;
};

export function NumberField({ value, manat = false, orNone = false, onChange, ...field }: Props) {
	const [typed, setTyped] = useState(() => numberText(value, manat));
	const [from, setFrom] = useState(value);
	// A value that was set from outside replaces the typed text, unless the text means the same number.
	if (value !== from) {
		setFrom(value);
		if (value !== readNumber(typed, manat, orNone)) setTyped(numberText(value, manat));
	}
	return (
		<Field
			{...field}
			inputMode={manat ? 'decimal' : 'numeric'}
			value={typed}
			onChange={({ target }) => {
				setTyped(target.value);
				onChange(readNumber(target.value, manat, orNone));
			}}
		/>
	);
}
