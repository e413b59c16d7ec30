import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeRequirements } from './judge-requirements.ts';
import { benchesIn, testsIn } from './read-proofs.ts';
import { readRequirements } from './read-requirements.ts';

const PAGE = `# Requirements
- HOME-03 \`quick\` Carousel: looping.
- R2 \`all, bench\` Survives a kill.
- BOOK-01 \`not yet: Books\` One ledger.
- A list of something else.
`;

test('a line has its number, the sets that must prove it or the issue that builds it, and its text', () => {
	assert.deepEqual(readRequirements(PAGE), [
		{ number: 'HOME-03', text: 'Carousel: looping.', sets: ['quick'], notYet: undefined },
		{ number: 'R2', text: 'Survives a kill.', sets: ['all', 'bench'], notYet: undefined },
		{ number: 'BOOK-01', text: 'One ledger.', sets: [], notYet: 'Books' },
	]);
});

test('a line without a set is refused', () => {
	assert.throws(() => readRequirements('- HOME-03 Carousel.'), /no set can be read in "- HOME-03 Carousel\./);
	assert.throws(() => readRequirements('- S6 `often` Puzzles.'), /no set can be read/);
});

test('a test belongs to the quick proof unless its file, its tag or its group says otherwise', () => {
	const setsOf = (file: string, text: string) => testsIn(file, text).map(({ title, set }) => [title, set]);
	const spec = `
		test('CART-01 adds', async () => {});
		test('CART-02 slow', { tag: '@all' }, async () => {});
		test('CART-03 wide', { tag: ['@wide', '@all'] }, async () => {});
		for (const name of names)
			test(\`CART-04 \${name}\`, { tag: name === 'a' ? [] : '@all' }, async () => {});
		test.describe('rare things', { tag: '@all' }, () => {
			test('CART-05 rare', async () => {});
		});
		test('no number', async () => {});
	`;
	assert.deepEqual(setsOf('e2e/cart.spec.ts', spec), [
		['CART-01 adds', 'quick'],
		['CART-02 slow', 'all'],
		['CART-03 wide', 'all'],
		['CART-04 …', 'quick'],
		['CART-05 rare', 'all'],
	]);
	assert.deepEqual(setsOf('a/kills.all.test.ts', "test('R2 killed', () => {})"), [['R2 killed', 'all']]);
});

test('a test has the numbers of the groups that it stands in; a title may stand below its call', () => {
	const [inner, sub] = testsIn(
		'a.test.ts',
		`describe('R11 backups', () => {
			test(
				"S16 the manifest",
				async (t) => { await t.test('S8 one file', () => {}); },
			);
		});`,
	);
	assert.deepEqual(inner?.numbers, ['R11', 'S16']);
	assert.deepEqual(sub?.numbers, ['R11', 'S16', 'S8']);
});

test('a bench proves what it prints, not what its comments mention', () => {
	const found = benchesIn(
		'bench/a.ts',
		`// R3
		report('R4 one order a key');
		report(\`R5 \${n} parallel\`);`,
	);
	assert.deepEqual(
		found.map(({ title, numbers }) => [title, ...numbers]),
		[
			['R4 one order a key', 'R4'],
			['R5 … parallel', 'R5'],
		],
	);
});

test('a line is proved in each of its sets, all has the quick tests too, and what is not built needs nothing', () => {
	const requirements = readRequirements(PAGE);
	const proof = (number: string, set: 'quick' | 'all' | 'bench') => ({
		file: 'a.test.ts',
		title: number,
		numbers: [number],
		set,
	});
	const all = [proof('HOME-03', 'quick'), proof('R2', 'quick'), proof('R2', 'bench')];
	assert.deepEqual(judgeRequirements(requirements, all), []);
	assert.deepEqual(judgeRequirements(requirements, [proof('HOME-03', 'all'), proof('R2', 'all')]), [
		'HOME-03 has no test in quick',
		'R2 has no bench',
	]);
});

test('a number that stands twice, and one that no line has, are named', () => {
	const requirements = readRequirements('- S1 `bench` A.\n- S1 `bench` B.');
	const proofs = [{ file: 'a.test.ts', title: 'S1 S99', numbers: ['S1', 'S99'], set: 'bench' as const }];
	assert.deepEqual(judgeRequirements(requirements, proofs), [
		'S1 stands twice',
		'a.test.ts names S99, which is no line',
	]);
});
