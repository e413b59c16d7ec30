import type { Language, Localized } from './catalogue-types.ts';
import { audioDescriptions } from './descriptions/audio.ts';
import { componentDescriptions } from './descriptions/components.ts';
import { computerDescriptions } from './descriptions/computers.ts';
import { gamingDescriptions } from './descriptions/gaming.ts';
import { laptopDescriptions } from './descriptions/laptops.ts';
import { monitorAndPeripheralDescriptions } from './descriptions/monitors-and-peripherals.ts';
import { networkingDescriptions } from './descriptions/networking.ts';
import { phoneDescriptions } from './descriptions/phones.ts';
import { powerDescriptions } from './descriptions/power.ts';
import { printerDescriptions } from './descriptions/printers.ts';
import type { DescriptionSet, Sentence } from './descriptions/sentence.ts';
import { smartHomeDescriptions } from './descriptions/smart-home.ts';
import { storageDescriptions } from './descriptions/storage.ts';
import { tabletAndWatchDescriptions } from './descriptions/tablets-and-watches.ts';
import { televisionDescriptions } from './descriptions/tv-and-video.ts';
import { formatAttribute } from './format-value.ts';
import type { ProductDraft } from './product-draft.ts';
import type { Random } from './seeded-random.ts';

const descriptionSets: Record<number, DescriptionSet> = {
	...laptopDescriptions,
	...computerDescriptions,
	...componentDescriptions,
	...monitorAndPeripheralDescriptions,
	...storageDescriptions,
	...phoneDescriptions,
	...tabletAndWatchDescriptions,
	...audioDescriptions,
	...televisionDescriptions,
	...gamingDescriptions,
	...printerDescriptions,
	...networkingDescriptions,
	...smartHomeDescriptions,
	...powerDescriptions,
};

const placeholder = /\{(\w+)(:lower|:genitive)?\}/g;

function isTrueOf(sentence: Sentence, { attributes }: ProductDraft): boolean {
	const known = [...sentence.en.matchAll(placeholder)].every(([, key = '']) => attributes[key] !== undefined);
	return known && (sentence.when?.(attributes) ?? true);
}

const properName = /^(Wi-Fi|Zigbee|Bluetooth|Ethernet|Android|Nintendo|PlayStation|Xbox)/;

/** "Чёрный" becomes "чёрный" inside a sentence; "USB" and "Wi-Fi app" keep their capitals. */
function lowerFirst(text: string): string {
	return /^\p{Lu}\p{Ll}/u.test(text) && !properName.test(text)
		? text.charAt(0).toLowerCase() + text.slice(1)
		: text;
}

function fill(sentence: Sentence, { attributes }: ProductDraft, language: Language): string {
	return sentence[language].replaceAll(placeholder, (_, key: string, form: string | undefined) => {
		const value = attributes[key];
		if (value === undefined) throw new Error(`no ${key} for: ${sentence.en}`);
		const text = formatAttribute(key, value, language, form === ':genitive' ? 'genitive' : 'sentence');
		return form === ':lower' ? lowerFirst(text) : text;
	});
}

/** One opening, one sentence of facts, one closing: the same three in every language. */
export function describeProduct(draft: ProductDraft, random: Random): Localized {
	const set = descriptionSets[draft.subcategoryId];
	if (set === undefined) throw new Error(`no descriptions for sub-category ${draft.subcategoryId}`);
	const chosen = [set.opening, set.facts, set.closing].map((part) =>
		random.pick(part.filter((sentence) => isTrueOf(sentence, draft))),
	);
	const text = (language: Language) => chosen.map((sentence) => fill(sentence, draft, language)).join(' ');
	return { en: text('en'), ru: text('ru'), tm: text('tm') };
}
