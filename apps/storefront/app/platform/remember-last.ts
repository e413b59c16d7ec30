import type { Language } from '@dukan/domain/base/language/language.ts';

/**
 * Remembers the last result of each language. It is computed again only if one of its parts is a different
 * object than last time.
 */
export function rememberLast<Parts extends readonly unknown[], Made>(
	make: (language: Language, ...parts: Parts) => Made,
): (language: Language, ...parts: Parts) => Made {
	const last = new Map<Language, { parts: Parts; made: Made }>();
	return (language, ...parts) => {
		const known = last.get(language);
		const isSame =
			known?.parts.length === parts.length && known.parts.every((part, index) => part === parts[index]);
		if (known && isSame) return known.made;
		const made = make(language, ...parts);
		last.set(language, { parts, made });
		return made;
	};
}
