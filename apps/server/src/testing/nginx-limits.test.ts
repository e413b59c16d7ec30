import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

test('S19 R10 nginx limits everything that it passes on; what costs a password hash most of all', () => {
	const site = readFileSync(join(import.meta.dirname, '../../../../deploy/nginx.conf'), 'utf8');
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
	// The first expression that fits decides.
	assert.ok(site.indexOf('location ~ ^/api/(set_user') < site.indexOf('location ~ ^/api/(staff|'));
	assert.match(site, /client_max_body_size 128k;/);
});
