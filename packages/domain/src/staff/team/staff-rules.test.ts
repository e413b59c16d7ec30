import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isGuessableLogin, isStaffLogin, normalLogin, staffPasswordProblem } from './staff-rules.ts';

test('S17 a login has 2 to 32 letters, digits, dots, underscores and hyphens, and begins with a letter or digit', () => {
	for (const login of ['aman', 'a1', '7k', 'aman.m_y-r', 'x'.repeat(32)])
		assert.ok(isStaffLogin(login), login);
	for (const login of ['', 'a', '.aman', '-aman', 'Aman', 'am an', 'aman!', 'аман', 'x'.repeat(33)])
		assert.ok(!isStaffLogin(login), login);
});

test('S17 capital letters and blanks around a login do not matter', () => {
	assert.equal(normalLogin('  AmaN '), 'aman');
});

for (const login of ['owner', 'admin', 'administrator', 'root', 'staff', 'manager', 'dukan', 'test'])
	test(`S17 '${login}' is a login that everyone tries first, however it is typed`, () => {
		assert.ok(isGuessableLogin(login));
		assert.ok(isGuessableLogin(normalLogin(` ${login.toUpperCase()} `)));
	});

test('S17 a login that only holds such a word is a name like others', () => {
	for (const login of ['', 'aman', 'admin2', 'aman.admin', 'roots', 'tes'])
		assert.ok(!isGuessableLogin(login), login);
});

test('S17 a staff password has 12 to 128 characters and is neither the login nor easy to guess', () => {
	for (const [password, problem] of [
		['gyzyl-alma7', 'too_short'],
		['gyzyl-alma-7', undefined],
		[`gyzyl-alma-7${'abcdefgh'.repeat(14)}wxyz`, undefined],
		[`gyzyl-alma-7${'abcdefgh'.repeat(14)}wxyz!`, 'too_long'],
		['my-AMAN-is-it', 'is_login'],
		['abcdabcdabcdd', 'too_common'],
		['abcdeabcdabcde', undefined],
		['qwerty-7qwerty-7', 'too_common'],
		['abcd7abcd7abcd7', 'too_common'],
		['aabcdefghij-7', undefined],
		['abcdefghij-77', undefined],
		['Turkmenistan', 'too_common'],
	] as const)
		assert.equal(staffPasswordProblem(password, 'aman'), problem, password);
	assert.equal(staffPasswordProblem('gyzyl-alma-7', ''), undefined, 'a login not chosen yet');
});
