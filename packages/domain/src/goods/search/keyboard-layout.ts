/** The same keys on the two keyboards of the country: Latin letters, and Russian ones. */
const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const TO_RUSSIAN = new Map([...LATIN].map((key, index) => [key, RUSSIAN.charAt(index)]));
const TO_LATIN = new Map([...RUSSIAN].map((key, index) => [key, LATIN.charAt(index)]));

/**
 * Returns the text as the other keyboard layout would have written it, word by word: 'ыфьыгтп' is 'samsung', 'yjen,er'
 * 'ноутбук'. Lower case.
 */
export function swapKeyboardLayout(text: string): string {
	return text.toLowerCase().replace(/\S+/g, (word) => {
		const keys = /[а-яё]/.test(word) ? TO_LATIN : TO_RUSSIAN;
		return [...word].map((letter) => keys.get(letter) ?? letter).join('');
	});
}
