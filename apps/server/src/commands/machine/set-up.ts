import { randomBytes } from 'node:crypto';
import {
	chmodSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readFileSync,
	readlinkSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { RESTORED_SETTING } from '../../platform/database/unfinished-restore.ts';
import { UsageError } from '../run-main.ts';
import { type Answers, type Target, targetOf } from './answers.ts';
import {
	DATA_DIR,
	KEY_FILE,
	type MachineFile,
	machineFiles,
	PACKAGE_DIR,
	PORTS,
	SOCKET_URL,
} from './machine-files.ts';
import { ask, explainTrouble, pgBackRest, postgresVersion, readArchiveInfo } from './pgbackrest.ts';
import { isActive, run, say, tryRun } from './run.ts';

const HOME = '/opt/dukan';
const CURRENT = join(HOME, 'current');
const ANSWERS_FILE = '/etc/dukan/answers.json';
const CERTIFICATES = '/etc/ssl/dukan';
const ARCHIVE_STATE = '/var/lib/dukan-archive';

export function readAnswers(): Partial<Answers> {
	return existsSync(ANSWERS_FILE) ? JSON.parse(readFileSync(ANSWERS_FILE, 'utf8')) : {};
}

export function setUp(answers: Answers): void {
	const target = targetOf(answers);
	makeAccountsAndFolders(target);
	writeFile({ path: ANSWERS_FILE, content: JSON.stringify(answers, null, '\t'), mode: 0o600, group: 'root' });
	const key = existsSync(KEY_FILE) ? readFileSync(KEY_FILE, 'utf8').trim() : randomBytes(32).toString('hex');
	const machine = {
		postgres: postgresVersion(),
		memoryBytes: totalmem(),
		key,
		nginx: readFileSync(join(PACKAGE_DIR, 'deploy/nginx.conf'), 'utf8'),
		settings: existsSync('/etc/dukan.env') ? readFileSync('/etc/dukan.env', 'utf8') : '',
	};
	for (const file of machineFiles(answers, machine)) if (writeFile(file)) say(`wrote ${file.path}`);
	preparePostgres(machine.postgres);
	if (target) prepareArchive(target);
	startShop();
	if (answers.name) runAsShop('name-shop.ts', [answers.name]);
	prepareNginx(answers);
	if (target) startArchive();
	finish(answers, target);
}

function makeAccountsAndFolders(target: Target | undefined): void {
	if (tryRun('getent', ['passwd', 'dukan']).status !== 0) {
		say('making the account dukan');
		run('adduser', [
			'--system',
			'--group',
			'--home',
			HOME,
			'--no-create-home',
			'--shell',
			'/usr/sbin/nologin',
			'dukan',
		]);
	}
	const folder = (path: string, owner: string, group: string, mode: string) =>
		run('install', ['-d', '-o', owner, '-g', group, '-m', mode, path]);
	folder('/etc/dukan', 'root', 'root', '755');
	// PostgreSQL's account archives the files that people have uploaded, and sees nothing else.
	folder(DATA_DIR, 'dukan', 'dukan', '711');
	for (const name of ['originals', 'files']) folder(join(DATA_DIR, name), 'dukan', 'postgres', '2750');
	folder(ARCHIVE_STATE, 'postgres', 'postgres', '700');
	if (target && !target.host) {
		if (!existsSync(target.folder))
			throw new UsageError(`There is no folder ${target.folder}: is the second disk mounted?`);
		for (const name of ['postgresql', 'files'])
			folder(join(target.folder, name), 'postgres', 'postgres', '700');
		if (run('stat', ['-c', '%d', target.folder]) === run('stat', ['-c', '%d', '/var/lib/postgresql']))
			say(
				`NOTE: ${target.folder} is on the disk of the database. When that disk dies, the archive dies with it.`,
			);
	}
}

/**
 * Writes a file and returns true, or returns false if its content is the same already. The file appears as a
 * whole, and no one can read it whom its mode does not allow.
 */
function writeFile({ path, content, mode, group }: MachineFile): boolean {
	if (existsSync(path) && readFileSync(path, 'utf8') === content) {
		run('chown', [`root:${group}`, path]);
		chmodSync(path, mode);
		return false;
	}
	mkdirSync(dirname(path), { recursive: true });
	const next = `${path}.new`;
	rmSync(next, { force: true });
	writeFileSync(next, content, { mode: 0o600 });
	run('chown', [`root:${group}`, next]);
	chmodSync(next, mode);
	renameSync(next, path);
	return true;
}

const isShopRunning = () => PORTS.some((port) => isActive(`dukan@${port}`));

function preparePostgres(version: string): void {
	const unit = `postgresql@${version}-main`;
	run('systemctl', ['daemon-reload']);
	if (!isActive(unit)) run('systemctl', ['start', unit]);
	run('systemctl', ['reload', unit]);
	if (ask('select count(*) from pg_settings where pending_restart') !== '0') {
		if (isShopRunning())
			say(
				`PostgreSQL takes some settings at its next start only: systemctl restart ${unit} at a quiet hour.`,
			);
		else {
			say('restarting PostgreSQL with its settings');
			run('systemctl', ['restart', unit]);
		}
	}
	if (ask(`select count(*) from pg_roles where rolname = 'dukan'`) === '0') {
		say('making the role and the database');
		ask('create role dukan login');
	}
	// The shop needs this right to see how far the archive is and what statements cost.
	ask('grant pg_monitor to dukan');
	if (ask(`select count(*) from pg_database where datname = 'dukan'`) === '0')
		run(
			'createdb',
			['--owner=dukan', '--encoding=UTF8', '--locale=C.UTF-8', '--template=template0', 'dukan'],
			{
				as: 'postgres',
			},
		);
	ask('create extension if not exists pg_stat_statements', { database: 'dukan' });
}

function prepareArchive(target: Target): void {
	if (target.host) introduce(target.host);
	const info = readArchiveInfo();
	if (info.state === 'broken') throw new UsageError(info.message);
	const isEmptyShop = ask(`select to_regclass('public.orders') is null`, { database: 'dukan' }) === 't';
	if (info.backups.length > 0 && isEmptyShop)
		throw new UsageError(
			`${target.folder} holds the archive of a shop, and this machine has none yet: dukan restore brings it here. For another shop name another folder.`,
		);
	pgBackRest('stanza-create');
}

/**
 * Makes the key with which the archiving account signs in, and asks for it to be added on the other machine.
 */
function introduce({ name, account }: { name: string; account: string }): void {
	const home = run('getent', ['passwd', 'postgres']).split(':')[5] ?? '';
	const key = join(home, '.ssh/id_ed25519');
	if (!existsSync(key)) {
		run('install', ['-d', '-o', 'postgres', '-g', 'postgres', '-m', '700', dirname(key)]);
		run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'dukan archive', '-f', key], {
			as: 'postgres',
		});
	}
	const { status, stderr } = tryRun(
		'ssh',
		[
			'-o',
			'BatchMode=yes',
			'-o',
			'StrictHostKeyChecking=accept-new',
			`${account}@${name}`,
			'pgbackrest version',
		],
		{ as: 'postgres' },
	);
	if (status !== 0)
		throw new UsageError(
			`${account}@${name} does not let this machine in, or has no pgbackrest (${stderr.trim().split('\n').at(-1)}). ` +
				`Install pgbackrest and rsync there, put this line into its ~/.ssh/authorized_keys, and run dukan setup again:\n${readFileSync(`${key}.pub`, 'utf8').trim()}`,
		);
}

/**
 * Makes the installed package the current release. Each release has a folder of its own, so running processes
 * go on reading the one from which they were started (R15).
 */
function useRelease(): void {
	const { version } = JSON.parse(readFileSync(join(PACKAGE_DIR, 'package.json'), 'utf8')) as {
		version: string;
	};
	const release = join('releases', version);
	if (!existsSync(join(HOME, release)))
		throw new UsageError(
			`${join(HOME, release)} is missing: install the package again (apt install --reinstall ./dukan_*.deb).`,
		);
	if (existsSync(CURRENT) && lstatSync(CURRENT).isSymbolicLink() && readlinkSync(CURRENT) === release) return;
	const next = `${CURRENT}.next`;
	rmSync(next, { force: true });
	symlinkSync(release, next);
	renameSync(next, CURRENT);
	say(`${CURRENT} is ${version} now`);
}

/** Restarts one process after the other, because `systemctl restart` returns once the process serves. */
function startShop(): void {
	if (ask(`select coalesce(current_setting('${RESTORED_SETTING}', true), '') <> ''`) === 't')
		throw new UsageError('A restore is not finished: run dukan restore again.');
	useRelease();
	for (const port of PORTS) {
		const unit = `dukan@${port}`;
		say(`${isActive(unit) ? 'restarting' : 'starting'} ${unit}`);
		run('systemctl', ['enable', '--quiet', unit]);
		const { status } = tryRun('systemctl', ['restart', unit]);
		if (status === 0) continue;
		const log = run('journalctl', ['--no-pager', '--output=cat', '-n', '8', '-u', unit]);
		throw new UsageError(`${unit} did not start:\n${log}`);
	}
}

/** Runs a command of the shop on its database, as the shop's account. */
export function runAsShop(command: string, words: readonly string[], input?: string): string {
	const node = join(PACKAGE_DIR, 'node_modules/.bin/node');
	const file = join(PACKAGE_DIR, 'apps/server/src/commands', command);
	return run(
		'env',
		[
			`DATABASE_URL=${SOCKET_URL}`,
			'DATA_DIR=/nonexistent',
			node,
			'--disable-warning=ExperimentalWarning',
			file,
			...words,
		],
		{
			as: 'dukan',
			...(input !== undefined && { input }),
		},
	);
}

function prepareNginx({ address, certificate }: Answers): void {
	const name = new URL(address).hostname;
	const [chain, key] = [join(CERTIFICATES, 'fullchain.pem'), join(CERTIFICATES, 'privkey.pem')];
	run('install', ['-d', '-m', '750', CERTIFICATES]);
	if (!existsSync(chain)) {
		if (certificate === 'own')
			throw new UsageError(
				`Put the certificate into ${chain} and its key into ${key}, and run dukan setup again.`,
			);
		say(
			certificate === 'self-signed'
				? 'making a certificate of our own; browsers will warn'
				: 'making a certificate until there is one',
		);
		run('openssl', [
			...[
				'req',
				'-x509',
				'-newkey',
				'ec',
				'-pkeyopt',
				'ec_paramgen_curve:prime256v1',
				'-nodes',
				'-days',
				'365',
			],
			...['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`, '-keyout', key, '-out', chain],
		]);
	}
	// Removes Debian's welcome page, so that names other than the shop's get no response.
	rmSync('/etc/nginx/sites-enabled/default', { force: true });
	const link = '/etc/nginx/sites-enabled/dukan';
	if (!existsSync(link)) symlinkSync('../sites-available/dukan', link);
	run('nginx', ['-t', '-q']);
	run('systemctl', ['enable', '--quiet', '--now', 'nginx']);
	run('systemctl', ['reload', 'nginx']);
	if (certificate.includes('@')) requestCertificate(certificate, { name, chain, key });
}

/**
 * Requests a certificate. certbot renews it by its own timer, and the hook passes each new one on to nginx.
 */
function requestCertificate(
	email: string,
	{ name, chain, key }: { name: string; chain: string; key: string },
): void {
	if (lstatSync(chain).isSymbolicLink()) return;
	if (tryRun('which', ['certbot']).status !== 0)
		throw new UsageError("Let's Encrypt needs certbot: apt-get install certbot, and run dukan setup again.");
	say("asking Let's Encrypt for a certificate");
	run('certbot', [
		...['certonly', '--non-interactive', '--agree-tos', '--email', email, '--webroot', '-w', '/var/www/html'],
		...['-d', name, '--deploy-hook', 'systemctl reload nginx'],
	]);
	for (const [file, from] of [
		[chain, 'fullchain.pem'],
		[key, 'privkey.pem'],
	] as const) {
		rmSync(file);
		symlinkSync(`/etc/letsencrypt/live/${name}/${from}`, file);
	}
	run('systemctl', ['reload', 'nginx']);
}

function startArchive(): void {
	run('systemctl', ['enable', '--quiet', '--now', 'dukan-backup.timer', 'dukan-restore-test.timer']);
	if (readArchiveInfo().backups.length > 0) return;
	say('the first full backup');
	const { status, stderr } = tryRun('systemctl', ['start', 'dukan-backup.service']);
	if (status !== 0)
		throw new UsageError(
			`The first backup failed: ${explainTrouble(stderr + run('journalctl', ['--no-pager', '--output=cat', '-n', '5', '-u', 'dukan-backup']))}`,
		);
}

function finish({ address }: Answers, target: Target | undefined): void {
	const owner = join(DATA_DIR, 'owner-link');
	console.log(`\nThe shop is open: ${address}`);
	if (existsSync(owner)) console.log(`Become its owner within a day: ${readFileSync(owner, 'utf8').trim()}`);
	console.log(
		target
			? `The archive is encrypted with the key in ${KEY_FILE}. Keep a copy of it away from this machine: without it nothing can be restored.`
			: 'There is NO archive: when the disk dies, everything is lost. dukan setup --backup=… names a place for one.',
	);
	console.log('dukan doctor says what is left to do.');
}
