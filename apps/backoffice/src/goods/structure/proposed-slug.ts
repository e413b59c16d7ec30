/** 'TP-Link Güýç' → 'tp-link-guyc': what an address may hold of a name. */
export function proposedSlug(name: string): string {
	return name
		.normalize('NFD')
		.toLowerCase()
		.replaceAll(/\p{M}/gu, '')
		.replaceAll(/[^a-z0-9]+/g, '-')
		.slice(0, 60)
		.replaceAll(/^-|-$/g, '');
}
