import { Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';

type Props = {
	label: string;
	hint: string;
	value: readonly number[] | null;
	onChange: (bounds: unknown) => void;
	problem: string | undefined;
};

/** Reads numbers separated by spaces or semicolons. A comma is a decimal separator. */
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
				// A text that is not a number is sent unchanged, because the server reports it beside the
				// field.
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
