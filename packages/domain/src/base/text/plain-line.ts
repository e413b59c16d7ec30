/**
 * Invisible characters, and characters that change the direction of text. With them one name can look like
 * another.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;
const SPACES = /[\s\p{Cc}\p{Z}]+/gu;

/** Returns a name or an address as one line of visible text. */
export function plainLine(text: string): string {
	return text.normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(SPACES, ' ').trim();
}
