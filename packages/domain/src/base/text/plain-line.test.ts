import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainLine } from './plain-line.ts';

test('S8 a name is one line of visible text: no line breaks, direction marks or characters that show nothing', () => {
	for (const [typed, plain] of [
		['Adam\nAdamow', 'Adam Adamow'],
		['  Aman \t Myradow\r\n', 'Aman Myradow'],
		['Adam\u202Ewomada', 'Adamwomada'],
		['\u2066Adam\u2069', 'Adam'],
		['\u3164\u3164\u3164', ''],
		['\u200B\uFEFF\u2800', ''],
		['Gu\u0308l\u00a0Öwezowa', 'Gül Öwezowa'],
		['Жанна', 'Жанна'],
		["O'Brien-Ýagmyr", "O'Brien-Ýagmyr"],
	] as const)
		assert.equal(plainLine(typed), plain, JSON.stringify(typed));
});
