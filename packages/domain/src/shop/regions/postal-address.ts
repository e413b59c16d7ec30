/** AUTH-03: u_address_1 is the entered address and the region's name. */
export function joinAddress(detail: string, region: string): string {
	return region === '' ? detail.trim() : `${detail.trim()}, ${region}`;
}

/**
 * Returns the entered part of an address and its region. The region is found if the address ends in its name.
 */
export function splitAddress(
	address: string,
	regionNames: readonly string[],
): { detail: string; region: string | undefined } {
	const whole = address.trim();
	const comma = whole.lastIndexOf(',');
	const tail = whole.slice(comma + 1).trim();
	const region = comma < 0 ? undefined : regionNames.find((name) => isSameName(name, tail));
	return { detail: region === undefined ? whole : whole.slice(0, comma).trim(), region };
}

function isSameName(one: string, other: string): boolean {
	return one.toLowerCase() === other.toLowerCase();
}
