import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** One household or one phone has a whole /64 of IPv6: that much counts as one address. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/** By what an address is counted. */
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
