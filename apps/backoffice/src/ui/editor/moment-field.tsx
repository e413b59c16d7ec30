import { Field } from '@dukan/ui/field.tsx';
import type { ComponentProps } from 'react';
import { localMoment, momentOf } from './moments.ts';

type Props = Omit<ComponentProps<typeof Field>, 'value' | 'onChange' | 'type'> & {
	/** An ISO time, or undefined if none is set. */
	value: string | null | undefined;
	onChange: (value: string | null) => void;
};

/** Asks for a date and a time in Ashgabat's time zone. */
export function MomentField({ value, onChange, ...field }: Props) {
	return (
		<Field
			{...field}
			type="datetime-local"
			// Without a maximum, browsers allow years with six digits.
			max="9999-12-31T23:59"
			value={localMoment(value)}
			onChange={({ target }) => onChange(momentOf(target.value))}
		/>
	);
}
