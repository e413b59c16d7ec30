import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseEncoding } from './send-answer.ts';

test('brotli before gzip, and what the client refuses is not used', () => {
	assert.equal(chooseEncoding('gzip, deflate, br, zstd'), 'br');
	assert.equal(chooseEncoding('gzip, br;q=0'), 'gzip');
	assert.equal(chooseEncoding('gzip;q=0.5'), 'gzip');
	assert.equal(chooseEncoding('gzip;q=0, identity'), undefined);
	assert.equal(chooseEncoding('identity'), undefined);
	assert.equal(chooseEncoding(undefined), undefined);
});
