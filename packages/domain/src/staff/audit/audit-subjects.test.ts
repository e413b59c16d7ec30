import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AUDIT_SUBJECTS, findAuditSubject } from './audit-subjects.ts';

test('S24 the change log knows each of its subjects by its own name, and none twice', () => {
	for (const subject of AUDIT_SUBJECTS) assert.equal(findAuditSubject(subject), subject);
	assert.equal(new Set(AUDIT_SUBJECTS).size, AUDIT_SUBJECTS.length);
});

for (const name of ['', 'product', 'Products', ' products', 'session', 'constructor'])
	test(`S24 '${name}' is no subject of the change log`, () => {
		assert.equal(findAuditSubject(name), undefined);
	});
