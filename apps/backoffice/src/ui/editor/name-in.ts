import type { ThreeNames } from '@dukan/domain/base/fields.api.ts';
import { fieldIn, type Language } from '@dukan/domain/base/language/language.ts';

export function nameIn(row: ThreeNames, language: Language): string {
	return row[fieldIn('name', language)] || row.nameEn;
}
