import { TENGE_PER_MANAT } from '@dukan/domain/base/money/money.ts';

/**
 * A typed number, which is in tenge if it is money. A text that is not a number stays as it was typed,
 * because the server reports it beside the field.
 */
export type TypedNumber = number | string | null;

const WHOLE = /^-?\d{1,12}$/;
const MANAT = /^\d{1,10}([.,]\d{1,2})?$/;

/** Formats a number for its field. */
export function numberText(value: TypedNumber, manat: boolean): string {
	if (value === null || value === undefined) return '';
	if (typeof value === 'string' || !manat) return String(value);
	const rest = value % TENGE_PER_MANAT;
	const whole = String((value - rest) / TENGE_PER_MANAT);
	return rest === 0 ? whole : `${whole},${String(rest).padStart(2, '0')}`;
}

export function readNumber(typed: string, manat: boolean, orNone: boolean): TypedNumber {
	const text = typed.trim();
	if (text === '') return orNone ? null : '';
	if (!manat) return WHOLE.test(text) ? Number(text) : text;
	if (!MANAT.test(text)) return `${text}?`;
	const [whole = '0', rest = ''] = text.split(/[.,]/);
	return Number(whole) * TENGE_PER_MANAT + Number(rest.padEnd(2, '0'));
}
