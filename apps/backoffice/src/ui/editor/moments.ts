/** Turkmenistan has no summer time. */
const ASHGABAT = '+05:00';
const ASHGABAT_OFFSET_MS = 5 * 60 * 60 * 1000;

/** Returns an ISO moment in Ashgabat's time, as <input type="datetime-local"> needs it. */
export function localMoment(iso: string | null | undefined): string {
	if (!iso) return '';
	return new Date(Date.parse(iso) + ASHGABAT_OFFSET_MS).toISOString().slice(0, 16);
}

export function momentOf(local: string): string | null {
	return local === '' ? null : new Date(`${local.slice(0, 16)}:00${ASHGABAT}`).toISOString();
}
