import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../root.mjs';
import { BLOCKS } from './guide-steps.ts';
import { fillIn, findBlock, readBlocks } from './read-guide.ts';

const PAGE = [
	'# One',
	'Do this:',
	'',
	'```',
	'a \\',
	'  b',
	'',
	'c',
	'```',
	'## Two',
	'```',
	'd',
	'```',
].join('\n');

test('blocks are read with their heading, the words before and whole commands', () => {
	assert.deepEqual(readBlocks(PAGE), [
		{ heading: 'One', lead: 'Do this:', commands: ['a    b', 'c'] },
		{ heading: 'Two', lead: 'Do this:', commands: ['d'] },
	]);
	assert.throws(() => findBlock(readBlocks(PAGE), 'Three'), /0 blocks/);
});

test('what a person puts in is put in, and what is not known is named', () => {
	assert.equal(fillIn('git clone <address> x', { '<address>': '/srv' }), 'git clone /srv x');
	assert.throws(() => fillIn('git clone <address> x', {}), /<address>/);
});

test('every block that npm run guide follows is in docs/operations.md, once', () => {
	const blocks = readBlocks(readFileSync(join(ROOT, 'docs/operations.md'), 'utf8'));
	for (const [heading, lead] of Object.values(BLOCKS)) findBlock(blocks, heading, lead);
});
