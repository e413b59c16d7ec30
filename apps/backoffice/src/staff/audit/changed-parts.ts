import { LANGUAGES, type Language } from '@dukan/domain/base/language/language.ts';
import { auditFieldName, isShownField } from '@dukan/i18n/texts/backoffice/audit-field.ts';

type Row = Readonly<Record<string, unknown>>;
/** `path` leads from the column into its content. */
export type ChangedPart = { path: readonly string[]; before: unknown; after: unknown };

/** S24: returns the parts of a change. For a column that holds several things, such as a setting, only those that differ. */
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

/** 'Name (ru)' for a setting's name in Russian; a value that has nothing but languages is 'RU'. */
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
