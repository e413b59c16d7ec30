/** Turkmenistan has no summer time. */
const ASHGABAT = '+05:00';
const ASHGABAT_OFFSET_MS = 5 * 60 * 60 * 1000;

/** Formats an ISO time in Ashgabat's time zone for <input type="datetime-local">. */
export function localMoment(iso: string | null | undefined): string {
	if (!iso) return '';
	return new Date(Date.parse(iso) + ASHGABAT_OFFSET_MS).toISOString().slice(0, 16);
}

export function momentOf(local: string): string | null {
	return local === '' ? null : new Date(`${local.slice(0, 16)}:00${ASHGABAT}`).toISOString();
}
