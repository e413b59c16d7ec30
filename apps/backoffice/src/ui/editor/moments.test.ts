import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localMoment, momentOf } from './moments.ts';

test('R13 moments are typed and shown by the clock of Ashgabat, whatever the machine’s zone', () => {
	for (const [local, iso] of [
		['2026-11-16T00:00', '2026-11-15T19:00:00.000Z'],
		['2026-11-15T23:59', '2026-11-15T18:59:00.000Z'],
		['2027-01-01T04:59', '2026-12-31T23:59:00.000Z'],
	] as const) {
		assert.equal(momentOf(local), iso);
		assert.equal(localMoment(iso), local);
	}
	assert.equal(momentOf(''), null);
	assert.equal(localMoment(null), '');
});
