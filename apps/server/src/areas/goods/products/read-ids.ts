import { MAX_ID } from '@dukan/domain/base/addresses/addresses.ts';
import { invalidField } from '../../../platform/http/problem.ts';

/** Reads ids of products from an address such as '1,2,3'. Repeated ids count once. */
export function readIds(text: string, most: number): number[] {
	const refuse = (code: string) => invalidField('ids', code);
	const ids = text.split(',').map((id) => (/^[1-9]\d{0,9}$/.test(id) ? Number(id) : Number.NaN));
	if (ids.some((id) => !(id <= MAX_ID))) throw refuse('format');
	if (ids.length > most) throw refuse('maxItems');
	return [...new Set(ids)];
}
