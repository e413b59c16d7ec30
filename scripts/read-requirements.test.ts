import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readNumberedTests, readRequirements } from './read-requirements.ts';

test('every requirement is read once, and tests name only numbers that exist', () => {
	const numbers = readRequirements().map(({ number }) => number);
	assert.equal(new Set(numbers).size, numbers.length);
	assert.ok(numbers.includes('GEN-01') && numbers.includes('API-02'));
	const unknown = readNumberedTests().flatMap((titled) =>
		titled.numbers.filter((number) => !numbers.includes(number)).map((number) => `${titled.file}: ${number}`),
	);
	assert.deepEqual(unknown, []);
});

test('a title is found whether it stands beside its call or below it', () => {
	const files = readNumberedTests().map(({ file, title }) => `${file} ${title.split(' ')[0]}`);
	assert.ok(files.includes('e2e/shell.spec.ts NAV-01'));
	assert.ok(files.includes('e2e/lists.spec.ts CAT-01'));
});
