import { Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';

type Props = {
	label: string;
	hint: string;
	value: readonly number[] | null;
	onChange: (bounds: unknown) => void;
	problem: string | undefined;
};

/** Reads numbers separated by blanks or semicolons; a comma may be a decimal one. */
export function BoundsField({ label, hint, value, onChange, problem }: Props) {
	const [typed, setTyped] = useState((value ?? []).join('; '));
	return (
		<Field
			label={label}
			hint={hint}
			error={problem}
			value={typed}
			onChange={({ target }) => {
				setTyped(target.value);
				const parts = target.value.split(/[;\s]+/).filter(Boolean);
				// A text that is no number is sent as it is: the server reports it beside the field.
				const bounds = parts.map((part) => {
					const number = Number(part.replace(',', '.'));
					return Number.isNaN(number) ? part : number;
				});
				const isGood = bounds.every((bound) => typeof bound === 'number');
				onChange(bounds.length === 0 ? null : isGood ? bounds : target.value);
			}}
		/>
	);
}
