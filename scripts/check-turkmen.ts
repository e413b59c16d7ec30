import { checkTexts } from './turkmen/check-texts.ts';
import { severalTranslations } from './turkmen/several-translations.ts';
import { openSpelling } from './turkmen/spelling.ts';
import { unequalTranslations } from './turkmen/turkmen-rules.ts';
import { demoTexts, interfaceTexts } from './turkmen/turkmen-texts.ts';

// Editors have no spelling check for Turkmen, so the project has its own. It uses Hunspell's dictionary and
// the rules of our glossary.
const ours = await interfaceTexts();
const faults = [
	...checkTexts([...ours, ...demoTexts()], await openSpelling()),
	...unequalTranslations(ours, severalTranslations),
];
if (faults.length > 0) {
	console.error(faults.join('\n'));
	console.error(
		'A right word that the dictionary lacks goes into scripts/turkmen/allowed-words.txt, an English text with two meanings into several-translations.ts.',
	);
	process.exitCode = 1;
}
