/** Returns an address for a name: 'tp-link-guyc' for 'TP-Link Güýç'. */
export function proposedSlug(name: string): string {
	return name
		.normalize('NFD')
		.toLowerCase()
		.replaceAll(/\p{M}/gu, '')
		.replaceAll(/[^a-z0-9]+/g, '-')
		.slice(0, 60)
		.replaceAll(/^-|-$/g, '');
}
