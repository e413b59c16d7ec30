/** The name until the owner sets one. */
export const DEFAULT_NAME = 'Dükan';

/** SMPP: the largest number of characters in an alphanumeric sender, which must be Latin letters. */
const MAX_SENDER_LENGTH = 11;

/** Returns the shop's name as the sender of an SMS: 'Täze Bazar №1' becomes 'Taze Bazar'. */
export function smsSender(name: string): string {
	const latin = name
		.normalize('NFD')
		.replaceAll(/[^A-Za-z0-9 ]/g, '')
		.replaceAll(/\s+/g, ' ')
		.trim();
	return latin.slice(0, MAX_SENDER_LENGTH).trim() || 'Shop';
}
