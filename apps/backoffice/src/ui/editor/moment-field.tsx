import { Field } from '@dukan/ui/field.tsx';
import type { ComponentProps } from 'react';
import { localMoment, momentOf } from './moments.ts';

type Props = Omit<ComponentProps<typeof Field>, 'value' | 'onChange' | 'type'> & {
	/** As ISO; undefined where none is set. */
	value: string | null | undefined;
	onChange: (value: string | null) => void;
};

/** Asks for a day and a time by the clock of Ashgabat. */
export function MomentField({ value, onChange, ...field }: Props) {
	return (
		<Field
			{...field}
			type="datetime-local"
			// Without a maximum years could have six digits, which none of ours has.
			max="9999-12-31T23:59"
			value={localMoment(value)}
			onChange={({ target }) => onChange(momentOf(target.value))}
		/>
	);
}
