import type { Language, Localized } from './catalogue-types.ts';
import { formatAttribute } from './format-value.ts';
import type { ProductDraft } from './product-draft.ts';
import type { Random } from './seeded-random.ts';

export function describeProduct(draft: ProductDraft, _random: Random): Localized {
	const line = (language: Language) =>
		`${draft.typeWord[language]} ${draft.brand} ${draft.series}. ${Object.entries(draft.attributes)
			.slice(0, 3)
			.map(([key, value]) => formatAttribute(key, value, language))
			.join(', ')}.`;
	return { en: line('en'), ru: line('ru'), tm: line('tm') };
}
