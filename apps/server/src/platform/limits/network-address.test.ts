import assert from 'node:assert/strict';
import { test } from 'node:test';
import { networkOf, widerNetworks } from './network-address.ts';

test('an IPv4 address counts as itself, an IPv6 address as its /64', () => {
	for (const [address, network] of [
		['95.85.96.7', '95.85.96.7'],
		['::ffff:95.85.96.7', '95.85.96.7'],
		['::1', '0:0:0:0::/64'],
		['2a00:1450:4010:0c07::71', '2a00:1450:4010:c07::/64'],
		['2A00:1450:4010:C07:ffff:0:1:2', '2a00:1450:4010:c07::/64'],
		['fe80::1%eth0', 'fe80:0:0:0::/64'],
		['2a00::1:2:3:4:5', '2a00:0:0:1::/64'],
	] as const) {
		assert.equal(networkOf(address), network);
	}
});

test('S19 an IPv6 address counts for its /56 and /48 too', () => {
	const wider = (address: string) => widerNetworks(networkOf(address)).map(({ network }) => network);
	assert.deepEqual(wider('2a00:1450:4010:0c07::71'), ['2a00:1450:4010:c00::/56', '2a00:1450:4010:0::/48']);
	assert.deepEqual(wider('2a00:1450:4010:cfff::1'), ['2a00:1450:4010:cf00::/56', '2a00:1450:4010:0::/48']);
	assert.deepEqual(wider('95.85.96.7'), []);
});
