import { type Answers, targetOf } from './answers.ts';

/** The facts about the machine that the files depend on. */
export type Machine = {
	/** Major version of Debian's PostgreSQL. */
	postgres: string;
	memoryBytes: number;
	/** The key that encrypts the archive. */
	key: string;
	/** The contents of deploy/nginx.conf, and of the present /etc/dukan.env. */
	nginx: string;
	settings: string;
};

/** A file that setup writes. Its owner is always root. */
export type MachineFile = { path: string; content: string; mode: number; group: string };

/** The shop runs two processes, so that one serves while the other is restarted. */
export const PORTS = [3000, 3001] as const;
export const DATA_DIR = '/var/lib/dukan-shop';
export const SOCKET_URL = 'postgres://dukan@%2Frun%2Fpostgresql/dukan';
export const STANZA = 'dukan';
export const KEY_FILE = '/etc/dukan/archive-key';
export const PACKAGE_DIR = '/opt/dukan/package';
const MEGABYTE = 2 ** 20;
/**
 * R22: PostgreSQL archives a segment this often, full or not. Together with the way to the archive this takes
 * less than a minute.
 */
const ARCHIVE_TIMEOUT_S = 30;

/** Returns all files that setup writes, as a function of the answers and the machine. */
export function machineFiles(answers: Answers, machine: Machine): MachineFile[] {
	const { postgres, key } = machine;
	const target = targetOf(answers);
	const files: MachineFile[] = [
		{
			path: '/etc/dukan.env',
			content: mergeSettings(machine.settings, shopSettings(answers, machine.settings)),
			mode: 0o640,
			group: 'dukan',
		},
		{
			path: `/etc/postgresql/${postgres}/main/conf.d/dukan.conf`,
			content: postgresSettings(machine.memoryBytes, target !== undefined),
			mode: 0o644,
			group: 'root',
		},
		{
			path: '/etc/nginx/sites-available/dukan',
			content: nginxSite(machine.nginx, new URL(answers.address).hostname),
			mode: 0o644,
			group: 'root',
		},
	];
	if (!target) return files;
	return [
		...files,
		{ path: KEY_FILE, content: `${key}\n`, mode: 0o640, group: 'postgres' },
		{ path: '/etc/pgbackrest.conf', content: pgBackRest(answers, machine), mode: 0o640, group: 'postgres' },
		{
			path: '/etc/dukan/archive.env',
			content: [
				'# Written by dukan setup, read by deploy/pgbackrest-push.',
				`TARGET=${target.host ? `${target.host.account}@${target.host.name}:` : ''}${target.folder}/files`,
				`DATA_DIR=${DATA_DIR}`,
				`KEY_FILE=${KEY_FILE}`,
				'DATABASE=dukan',
				`STANZA=${STANZA}`,
				'',
			].join('\n'),
			mode: 0o640,
			group: 'postgres',
		},
	];
}

function shopSettings({ address, sms, bank, demo }: Answers, before: string): Record<string, string> {
	const [id = '', url = '', user = '', password = ''] = bank.split(',');
	const prefix = `CARD_${id.toUpperCase()}`;
	return {
		HOST: '127.0.0.1',
		DATA_DIR,
		PUBLIC_ORIGIN: address,
		TRUST_PROXY: '127.0.0.1',
		// On the socket the system account takes the place of a password. After a failover the address is another
		// one, which stays.
		...(!/^DATABASE_URL_FILE=/m.test(before) && {
			DATABASE_URL: /^DATABASE_URL=(.+)$/m.exec(before)?.[1] ?? SOCKET_URL,
		}),
		DEMO_CATALOGUE: demo,
		...(sms && { SMS_GATEWAY: 'http', SMS_HTTP_URL: sms }),
		...(bank && {
			CARD_BANKS: id,
			[`${prefix}_URL`]: url,
			[`${prefix}_USER`]: user,
			[`${prefix}_PASSWORD`]: password,
		}),
	};
}

/** Changes these settings and keeps all other lines, because an administrator has written them. */
export function mergeSettings(before: string, settings: Readonly<Record<string, string>>): string {
	const kept = before.split('\n').filter((line) => {
		const name = /^\s*([A-Z_\d]+)\s*=/.exec(line)?.[1];
		return name === undefined ? line.trim() !== '' : !(name in settings);
	});
	const written = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
	const heading = '# Settings of the shop. dukan setup writes those that it asks for; others stay.';
	return `${[heading, ...kept.filter((line) => line !== heading), ...written].join('\n')}\n`;
}

function postgresSettings(memoryBytes: number, archives: boolean): string {
	const megabytes = Math.floor(memoryBytes / MEGABYTE);
	return [
		'# Written by dukan setup.',
		`shared_buffers = ${Math.min(8192, Math.max(128, Math.floor(megabytes / 4)))}MB`,
		`effective_cache_size = ${Math.max(256, Math.floor(megabytes / 2))}MB`,
		'wal_compression = on',
		"shared_preload_libraries = 'pg_stat_statements'",
		'wal_level = replica',
		// Only a restart changes this mode. It is always on, so that an archive can be added later without one.
		'archive_mode = on',
		...(archives
			? [
					`archive_timeout = ${ARCHIVE_TIMEOUT_S}s`,
					`archive_command = '${PACKAGE_DIR}/deploy/pgbackrest-push %p'`,
				]
			: ["archive_command = '/bin/true'"]),
		'',
	].join('\n');
}

function pgBackRest(answers: Answers, { postgres, key }: Machine): string {
	const target = targetOf(answers);
	return [
		'# Written by dukan setup. Two full backups and what follows them are kept: one to two weeks.',
		'[global]',
		`repo1-path=${target?.folder}/postgresql`,
		...(target?.host ? [`repo1-host=${target.host.name}`, `repo1-host-user=${target.host.account}`] : []),
		'repo1-cipher-type=aes-256-cbc',
		`repo1-cipher-pass=${key}`,
		'repo1-retention-full=2',
		'repo1-bundle=y',
		'compress-type=zst',
		'start-fast=y',
		'log-level-console=warn',
		'log-level-file=off',
		// R22: a segment that has not been archived for so long is reported as an error.
		'archive-timeout=60',
		'',
		`[${STANZA}]`,
		`pg1-path=/var/lib/postgresql/${postgres}/main`,
		'pg1-socket-path=/run/postgresql',
		'',
	].join('\n');
}

/** Fills in deploy/nginx.conf with the shop's name and all of its processes. */
function nginxSite(template: string, name: string): string {
	const [first, ...others] = PORTS;
	const more = others.map((port) => `\n\tserver 127.0.0.1:${port} max_fails=0;`).join('');
	return template
		.replaceAll('dukan.example', name)
		.replace(`\tserver 127.0.0.1:${first} max_fails=0;`, (line) => line + more);
}
