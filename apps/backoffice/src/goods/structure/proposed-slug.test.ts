import assert from 'node:assert/strict';
import { test } from 'node:test';
import { proposedSlug } from './proposed-slug.ts';

test('GEN-11 the address of a brand is proposed from its name', () => {
	for (const [name, slug] of [
		['TP-Link', 'tp-link'],
		['  G.Skill  ', 'g-skill'],
		['Güýç & Ýol', 'guyc-yol'],
		['Рога', ''],
		['', ''],
		[`${'a'.repeat(59)} b`, 'a'.repeat(59)],
	] as const)
		assert.equal(proposedSlug(name), slug, name);
});
