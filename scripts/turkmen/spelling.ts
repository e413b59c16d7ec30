import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import loadDictionary from 'dictionary-tk';
import { loadModule } from 'hunspell-asm';

/** True for a word form that the dictionary or our own list accepts. */
export type AcceptsWord = (word: string) => boolean;

/**
 * Opens Hunspell with the Turkmen dictionary and with `allowed-words.txt`, which contains names and loanwords
 * that the dictionary lacks.
 */
export async function openSpelling(): Promise<AcceptsWord> {
	const dictionary = await promisify(loadDictionary)();
	const factory = await loadModule();
	const affixes = factory.mountBuffer(dictionary.aff, 'tk.aff');
	const words = factory.mountBuffer(dictionary.dic, 'tk.dic');
	const hunspell = factory.create(affixes, words);
	const allowed = await readAllowedWords();
	return (word) =>
		allowed.has(word.toLowerCase()) || hunspell.spell(word) || hunspell.spell(word.toLowerCase());
}

async function readAllowedWords(): Promise<Set<string>> {
	const text = await readFile(join(import.meta.dirname, 'allowed-words.txt'), 'utf8');
	return new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')));
}

/**
 * Returns the word forms of a text. Tags, placeholders and addresses do not count as words. Model names and
 * units do not count either; they contain a digit, a capital letter inside or no vowel.
 */
export function wordsOf(text: string): string[] {
	const plain = text
		.replaceAll(/<[^>]*>/g, ' ')
		.replaceAll(/\{[^}]*\}(-\p{L}+)?/gu, ' ')
		.replaceAll(/&\w+;/g, ' ')
		.replaceAll(/\S*(?:\/|@|\.\w)\S*/g, ' ');
	return [...plain.matchAll(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu)]
		.flatMap(([word]) => word.split(/[-’']/))
		.filter((word) => /^\p{L}\p{Ll}+$/u.test(word));
}
