import { TENGE_PER_MANAT } from '@dukan/domain/money/money.ts';
import { Field } from '@dukan/ui/field.tsx';
import { type ComponentProps, useState } from 'react';

type Props = Omit<ComponentProps<typeof Field>, 'value' | 'onChange' | 'type'> & {
	/** Tenge where it is money. What is no number is kept as typed: the server says so beside the field. */
	value: number | string | null;
	manat?: boolean;
	orNone?: boolean;
	onChange: (value: number | string | null) => void;
};

const WHOLE = /^-?\d{1,12}$/;
const MANAT = /^\d{1,10}([.,]\d{1,2})?$/;

export function NumberField({ value, manat = false, orNone = false, onChange, ...field }: Props) {
	const [typed, setTyped] = useState(() => shown(value, manat));
	const [from, setFrom] = useState(value);
	// Changed by somebody else than the person at the keyboard.
	if (value !== from) {
		setFrom(value);
		if (value !== parsed(typed, manat, orNone)) setTyped(shown(value, manat));
	}
	return (
		<Field
			{...field}
			inputMode={manat ? 'decimal' : 'numeric'}
			value={typed}
			onChange={({ target }) => {
				setTyped(target.value);
				onChange(parsed(target.value, manat, orNone));
			}}
		/>
	);
}

function shown(value: number | string | null, manat: boolean): string {
	if (value === null || value === undefined) return '';
	if (typeof value === 'string' || !manat) return String(value);
	const rest = value % TENGE_PER_MANAT;
	const whole = String((value - rest) / TENGE_PER_MANAT);
	return rest === 0 ? whole : `${whole},${String(rest).padStart(2, '0')}`;
}

function parsed(typed: string, manat: boolean, orNone: boolean): number | string | null {
	const text = typed.trim();
	if (text === '') return orNone ? null : '';
	if (!manat) return WHOLE.test(text) ? Number(text) : text;
	if (!MANAT.test(text)) return `${text}?`;
	const [whole = '0', rest = ''] = text.split(/[.,]/);
	return Number(whole) * TENGE_PER_MANAT + Number(rest.padEnd(2, '0'));
}
