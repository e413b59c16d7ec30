export const MAX_PHOTOS_AT_ONCE = 500;

/** 'AB-12-2', 'AB-12_2', 'AB-12 2' and 'AB-12 (2)' are the second photo of AB-12. */
// Stryker disable next-line Regex: without ^ the match starts at the first character anyway
const NUMBERED = /^(.+?)(?:[-_ ]\d{1,2}| ?\(\d{1,2}\))$/;

/**
 * OWN-04: returns the product codes that the name of a photo may mean, the best first. The first is the whole
 * name; the second lacks the number of the photo. Thus a code that ends in a number is found before a shorter
 * code.
 */
export function photoCodes(fileName: string): string[] {
	const base = fileName.replace(/\.[A-Za-z0-9]{1,5}$/, '').trim();
	// Stryker disable next-line OptionalChaining: group 1 matches whenever the expression does
	const head = NUMBERED.exec(base)?.[1]?.trim();
	return [base, head ?? ''].filter((code) => code !== '');
}

/** Compares file names with their numbers as numbers, so that 2 comes before 10. */
export function byPhotoName(one: { name: string }, other: { name: string }): number {
	return one.name.localeCompare(other.name, 'en', { numeric: true, sensitivity: 'base' });
}
