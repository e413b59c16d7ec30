import { LANGUAGES, type Language } from '@dukan/domain/base/language/language.ts';
import { auditFieldName, isShownField } from '@dukan/i18n/texts/backoffice/audit-field.ts';

type Row = Readonly<Record<string, unknown>>;
/** `path` is the column's name, then the keys inside the column's value. */
export type ChangedPart = { path: readonly string[]; before: unknown; after: unknown };

/**
 * S24: returns the parts of a change. Of a column that holds several values, such as a setting, only the
 * different ones are returned.
 */
export function changedParts(before: Row | null, after: Row | null): ChangedPart[] {
	return Object.keys(after ?? before ?? {})
		.filter(isShownField)
		.flatMap((column) => partsOf([column], before?.[column], after?.[column]));
}

function partsOf(path: readonly string[], before: unknown, after: unknown): ChangedPart[] {
	if (!isRow(after ?? before)) return [{ path, before, after }];
	const [old, fresh] = [before, after].map((value) => (isRow(value) ? value : {}));
	return Object.keys({ ...old, ...fresh })
		.flatMap((key) => partsOf([...path, key], old?.[key], fresh?.[key]))
		.filter((part) => JSON.stringify(part.before) !== JSON.stringify(part.after));
}

/**
 * Returns the name of a part, such as 'Name (ru)' for a setting's name in Russian. Of a value that has only
 * languages, the name is just 'RU'.
 */
export function partName(path: readonly string[], language: Language): string {
	const [column = '', ...parts] = path;
	const last = parts.at(-1) ?? column;
	if (!LANGUAGES.some((one) => one === last)) return auditFieldName(last, language);
	const of = parts.at(-2);
	return of ? auditFieldName(`${of}_${last}`, language) : last.toUpperCase();
}

function isRow(value: unknown): value is Row {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
