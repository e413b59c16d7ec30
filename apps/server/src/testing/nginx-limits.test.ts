import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const site = readFileSync(join(import.meta.dirname, '../../../../deploy/nginx.conf'), 'utf8');

test('S19 R10 nginx limits everything that it passes on; what costs a password hash most of all', () => {
	const passedOn = site.split(/^\tlocation /m).filter((location) => location.includes('proxy_pass'));
	assert.equal(passedOn.length, 6);
	for (const location of passedOn) assert.match(location, /limit_req zone=/);
	const accounts = new RegExp(/location ~ (\^\/api\/\(set_user.*) \{/.exec(site)?.[1] ?? 'none');
	for (const call of [
		'signin',
		'set_user',
		'user_update',
		'user_delete',
		'notice_form',
		'user_confirm_add',
		'call_me',
		'staff/signin',
	])
		assert.match(`/api/${call}`, accounts);
	// The first expression that matches decides.
	assert.ok(site.indexOf('location ~ ^/api/(set_user') < site.indexOf('location ~ ^/api/(staff|'));
	assert.match(site, /client_max_body_size 128k;/);
});

test('ASVS 12.1.2 nginx speaks TLS with forward secrecy and authenticated ciphers only, and to the shop’s name only', () => {
	const ciphers = /^\tssl_ciphers (.+);$/m.exec(site)?.[1]?.split(':') ?? [];
	assert.ok(ciphers.length > 0);
	for (const cipher of ciphers)
		assert.match(cipher, /^ECDHE-(ECDSA|RSA)-(AES\d+-GCM-SHA\d+|CHACHA20-POLY1305)$/);
	const [others] = /^server \{[^}]*default_server;[^}]*^\}/m.exec(site) ?? [''];
	for (const line of ['listen 443 ssl http2 default_server', 'ssl_reject_handshake on', 'return 444'])
		assert.ok(others.includes(`\t${line};\n`), line);
	assert.equal(
		site.match(/^\tssl_protocols TLSv1\.2 TLSv1\.3;$/gm)?.length,
		2,
		'the default server decides it',
	);
});
