import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** A household or a phone usually has a whole /64 of IPv6, so that counts as one address. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/** Returns the part of an address by which it is counted. */
export function networkOf(address: string): string {
	const mapped = MAPPED_IPV4.exec(address)?.[1];
	if (mapped) return mapped;
	const [plain = ''] = address.split('%');
	if (!isIPv6(plain)) return address;
	const [head = '', tail] = plain.toLowerCase().split('::');
	const first = head.split(':').filter(Boolean);
	const last = (tail ?? '').split(':').filter(Boolean);
	const gap = tail === undefined ? 0 : ALL_GROUPS - first.length - last.length;
	const groups = [...first, ...Array<string>(Math.max(0, gap)).fill('0'), ...last];
	const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
	return `${network.join(':')}::/64`;
}

/**
 * Providers give one customer up to a /48, which has 65,536 networks of /64; a /56 has 256. `factor` is how
 * many times the limit of one network a wider network may use.
 */
const WIDER = [
	{ bits: 56, factor: 3 },
	{ bits: 48, factor: 10 },
];

/** S19: returns the wider networks in which an IPv6 network is counted too; none for IPv4. */
export function widerNetworks(network: string): { network: string; factor: number }[] {
	const [, first = '', last] = /^(\w+:\w+:\w+):(\w+)::\/64$/.exec(network) ?? [];
	if (last === undefined) return [];
	return WIDER.map(({ bits, factor }) => {
		const group = Number.parseInt(last, 16) & (0xffff << (64 - bits));
		return { network: `${first}:${(group & 0xffff).toString(16)}::/${bits}`, factor };
	});
}
