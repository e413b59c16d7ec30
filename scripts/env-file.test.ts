import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseEnvFile, withEnvFile } from './env-file.mjs';

test('commands read a settings file as systemd does: JSON, blanks, $ and # belong to the value', () => {
	const text = [
		'# a comment',
		'; another',
		'',
		'SMS_HTTP_BODY={"to":"{phone}","text":"{text}"}',
		'DATABASE_URL=postgres://dukan:a#b$c d@127.0.0.1/dukan',
		`SMS_HTTP_AUTHORIZATION='Bearer x=y'`,
		'SMPP_SENDER="Dükan"',
		'LOG_LEVEL=',
		'no equals sign',
	].join('\n');
	assert.deepEqual(parseEnvFile(text), {
		SMS_HTTP_BODY: '{"to":"{phone}","text":"{text}"}',
		DATABASE_URL: 'postgres://dukan:a#b$c d@127.0.0.1/dukan',
		SMS_HTTP_AUTHORIZATION: 'Bearer x=y',
		SMPP_SENDER: 'Dükan',
		LOG_LEVEL: '',
	});
});

test('the option is taken out of the arguments; an unreadable file is one sentence', (t) => {
	const dir = mkdtempSync(join(tmpdir(), 'dukan-env-'));
	t.after(() => rmSync(dir, { recursive: true }));
	const path = join(dir, 'dukan.env');
	writeFileSync(path, 'DUKAN_TEST_SETTING=1\nPATH=/nowhere\n');
	assert.deepEqual(withEnvFile(['list', `--env-file=${path}`]), {
		args: ['list'],
		env: { DUKAN_TEST_SETTING: '1' },
	});
	assert.deepEqual(withEnvFile(['list']), { args: ['list'], env: {} });
	assert.throws(() => withEnvFile([`--env-file=${dir}/none`]), /There is no file/);
	assert.throws(() => withEnvFile([`--env-file=${dir}`]), /cannot be read \(EISDIR\)/);
});

test('Node leaves the option to the commands: its own words about a file it may not read are wrong', () => {
	const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
	const commands = Object.values<string>(scripts).filter((line) => line.includes('scripts/run-command.mjs'));
	assert.ok(commands.length > 5);
	for (const line of commands) assert.match(line, /^node -- scripts\/run-command\.mjs [\w/.-]+\.ts$/);
});
