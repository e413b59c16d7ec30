import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readConfig } from '../../main/config.ts';
import { UsageError } from '../run-main.ts';
import { type Answers, collectAnswers, targetOf } from './answers.ts';
import { newestOf } from './archived-files.ts';
import { type Machine, machineFiles, mergeSettings } from './machine-files.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
/** Reads settings as systemd reads them, without quotes and without comments at the end of a line. */
const settingsOf = (content = '') =>
	Object.fromEntries([...content.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]));

const ANSWERS: Answers = {
	address: 'https://dukan.tm',
	name: 'Dükan',
	sms: 'https://sms.example/send',
	bank: 'halkbank,https://bank.example/payment/rest/,dukan,s3cret',
	backup: '/mnt/archive',
	certificate: 'self-signed',
	demo: 'off',
};
const MACHINE: Machine = {
	postgres: '15',
	memoryBytes: 4 * 2 ** 30,
	key: 'k'.repeat(64),
	nginx: readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8'),
	settings: '',
};
const fileOf = (answers: Answers, path: RegExp, machine = MACHINE) =>
	machineFiles(answers, machine).find((file) => path.test(file.path));

test('R23 the settings that setup writes are settings the shop starts with', () => {
	const config = readConfig(settingsOf(fileOf(ANSWERS, /dukan\.env$/)?.content));
	assert.equal(config.publicOrigin, 'https://dukan.tm');
	assert.equal(config.databaseUrl, 'postgres://dukan@%2Frun%2Fpostgresql/dukan');
	assert.deepEqual([config.sms.gateway.kind, config.banks[0]?.id], ['http', 'halkbank']);
	assert.equal(config.fillDemoCatalogue, false);
	const bare = readConfig(settingsOf(fileOf({ ...ANSWERS, sms: '', bank: '' }, /dukan\.env$/)?.content));
	assert.deepEqual([bare.sms.gateway.kind, bare.banks], ['log', []]);
});

test('R23 run again, setup keeps what an administrator has written into the settings', () => {
	const before = '# mine\nPOOL_SIZE=20\nPUBLIC_ORIGIN=https://old.example\n';
	const once = fileOf(ANSWERS, /dukan\.env$/, { ...MACHINE, settings: before })?.content ?? '';
	assert.match(once, /^# mine$/m);
	assert.match(once, /^POOL_SIZE=20$/m);
	assert.equal(once.match(/PUBLIC_ORIGIN/g)?.length, 1);
	assert.equal(fileOf(ANSWERS, /dukan\.env$/, { ...MACHINE, settings: once })?.content, once);
	assert.equal(mergeSettings('A=1\n\nB=2', { B: '3' }).includes('A=1\nB=3'), true);
});

test('R22 a segment leaves every 30 s, to a disk or a machine, encrypted; secrets are for root and PostgreSQL alone', () => {
	const [disk, ssh] = ['/mnt/archive', 'keeper@backup.example:/srv/dukan'].map((backup) => ({
		...ANSWERS,
		backup,
	})) as [Answers, Answers];
	assert.match(
		fileOf(disk, /conf\.d/)?.content ?? '',
		/archive_timeout = 30s\narchive_command = '.*pgbackrest-push %p'/,
	);
	const config = (answers: Answers) => fileOf(answers, /pgbackrest\.conf/)?.content ?? '';
	assert.match(config(disk), /repo1-path=\/mnt\/archive\/postgresql\n.*cipher-type=aes-256-cbc/s);
	assert.doesNotMatch(config(disk), /repo1-host/);
	assert.match(
		config(ssh),
		/repo1-path=\/srv\/dukan\/postgresql\nrepo1-host=backup\.example\nrepo1-host-user=keeper\n/,
	);
	assert.match(
		fileOf(ssh, /archive\.env/)?.content ?? '',
		/^TARGET=keeper@backup\.example:\/srv\/dukan\/files$/m,
	);
	for (const { path, content, mode, group } of machineFiles(disk, MACHINE))
		if (content.includes(MACHINE.key) || content.includes('s3cret'))
			assert.ok(mode === 0o640 && group !== 'root', path);
	const none = machineFiles({ ...ANSWERS, backup: 'none' }, MACHINE);
	assert.equal(none.length, 3);
	assert.match(
		none.find(({ path }) => path.includes('conf.d'))?.content ?? '',
		/archive_command = '\/bin\/true'/,
	);
});

test('R23 nginx has the name of the shop and both processes', () => {
	const site = fileOf(ANSWERS, /nginx/)?.content ?? '';
	assert.doesNotMatch(site, /dukan\.example/);
	assert.match(site, /server_name dukan\.tm;/);
	assert.match(site, /\tserver 127\.0\.0\.1:3000 max_fails=0;\n\tserver 127\.0\.0\.1:3001 max_fails=0;\n/);
});

test('R23 answers come from words, environment, the time before, the terminal; what is wrong is said in a sentence', async () => {
	const none = { words: {}, env: {}, before: {} };
	await assert.rejects(collectAnswers(none, undefined), /give --address, --backup/);
	const sources = {
		words: { address: 'https://words.example' },
		env: { DUKAN_ADDRESS: 'https://env.example', DUKAN_BACKUP: '/mnt/env' },
		before: { backup: '/mnt/before', name: 'Before' },
	};
	const asked: string[] = [];
	const answers = await collectAnswers(sources, async (question, preset) => {
		asked.push(question);
		return preset;
	});
	assert.deepEqual(
		[answers.address, answers.backup, answers.name, answers.certificate],
		['https://words.example', '/mnt/env', 'Before', 'self-signed'],
	);
	assert.equal(asked.length, 4);
	const wrong = {
		address: ['http://dukan.tm', 'https://dukan.tm/shop', 'dukan.tm', 'https://$(reboot).tm'],
		backup: ['archive', '/', '/mnt/a b', 'me@host:relative', "/mnt/'x"],
		bank: ['halkbank', 'Halk,https://x,a,b'],
		certificate: ['none', 'a b@c'],
		name: ['Dü"kan'],
		sms: ['smpp://x'],
	};
	for (const [name, texts] of Object.entries(wrong))
		for (const text of texts)
			await assert.rejects(
				collectAnswers({ ...none, words: { ...ANSWERS, [name]: text } }, undefined),
				(error) => error instanceof UsageError && error.message.startsWith(`--${name} must be `),
				text,
			);
	assert.deepEqual(targetOf({ backup: 'a@b:/c/d' }), { folder: '/c/d', host: { name: 'b', account: 'a' } });
	assert.equal(targetOf({ backup: 'none' }), undefined);
});

test('R22 of a file that was changed under its name the newest version is restored, and nothing else of the archive', () => {
	const names = [
		'files/dukan.apk~100',
		'files/dukan.apk~99',
		'files/dukan.apk~1000',
		'originals/a~b.webp~7',
		'log/00000001',
	];
	assert.deepEqual(newestOf(names), [
		{ path: 'files/dukan.apk', changed: 1000 },
		{ path: 'originals/a~b.webp', changed: 7 },
	]);
});
