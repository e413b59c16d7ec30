import { readNumberedTests, readRequirements } from './read-requirements.ts';

const MAX_LINE_LENGTH = 110;

const requirements = readRequirements();
const tests = readNumberedTests();
const testsOf = (number: string) => tests.filter(({ numbers }) => numbers.includes(number));
const without = requirements.filter(({ number }) => testsOf(number).length === 0);

for (const { number, text } of requirements) {
	console.log(`${number} ${text.length > MAX_LINE_LENGTH ? `${text.slice(0, MAX_LINE_LENGTH - 1)}…` : text}`);
	for (const { file, title } of testsOf(number)) console.log(`    ${file}: ${title}`);
	if (testsOf(number).length === 0) console.log('    no test yet');
}

console.log(`\n${requirements.length - without.length} of ${requirements.length} lines have tests.`);
if (without.length > 0) console.log(`Still without: ${without.map(({ number }) => number).join(', ')}.`);
