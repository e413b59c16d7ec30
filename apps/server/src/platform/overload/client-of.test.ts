import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KnownClients } from './client-of.ts';

test('R10 a request counts for the person whose session was checked, else for the network; a made-up token for nothing', () => {
	const clients = new KnownClients();
	const from = (authorization: string | undefined, ip: string) =>
		clients.of({ headers: { authorization, 'user-agent': 'any' }, ip });
	clients.remember('checked', 7);
	assert.equal(from('Bearer checked', '10.0.0.1'), 'person 7');
	clients.remember('with a cookie', 8, 'lang=ru; __Host-device=abc.def');
	const page = { headers: { cookie: 'lang=tm; __Host-device=abc.def' }, ip: '10.0.0.1' };
	assert.equal(clients.of(page), 'person 8', 'browsers ask for pages without the token');
	assert.equal(from('Bearer made-up', '10.0.0.1'), '10.0.0.1');
	assert.equal(from(undefined, '2001:db8:1:2:3::4'), from('Bearer x', '2001:db8:1:2:5::6'), 'one /64');
});
