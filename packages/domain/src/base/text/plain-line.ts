/** Invisible characters and those that change the text's direction: with them one name looks like another. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;
const SPACES = /[\s\p{Cc}\p{Z}]+/gu;

/** Returns a name or an address as one line of visible text. */
export function plainLine(text: string): string {
	return text.normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(SPACES, ' ').trim();
}
