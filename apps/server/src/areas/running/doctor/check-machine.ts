import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import packageJson from '../../../../package.json' with { type: 'json' };
import type { PlatformConfig } from '../../../platform/platform-config.ts';
import { bad, type Finding, good, warning } from './finding.ts';

const LEAST_FREE_SHARE = 0.2;
const GIGABYTE = 1e9;
const PINNED_MAJOR = 26;

export async function checkMachine(config: PlatformConfig): Promise<Finding[]> {
	return [
		checkVersions(),
		checkBuild(config),
		await checkDataDir(config.dataDir),
		await checkDisk(config.dataDir),
		await checkClock(),
	];
}

function checkVersions(): Finding {
	const found = `Dükan ${packageJson.version}, Node ${process.version}`;
	return Number.parseInt(process.versions.node, 10) === PINNED_MAJOR
		? good('versions', found)
		: warning('versions', {
				found,
				remedy: `the shop is tested with Node ${PINNED_MAJOR}; npm run build installs it`,
			});
}

function checkBuild({ storefrontBuildDir, backofficeBuildDir }: PlatformConfig): Finding {
	const isBuilt =
		existsSync(join(storefrontBuildDir, 'server/index.js')) &&
		existsSync(join(backofficeBuildDir, 'index.html'));
	return isBuilt
		? good('build', 'storefront and back-office')
		: bad('build', { found: 'missing', remedy: 'npm run build' });
}

async function checkDataDir(dataDir: string): Promise<Finding> {
	const probe = join(dataDir, `.doctor-${randomUUID()}`);
	try {
		await mkdir(dataDir, { recursive: true });
		await writeFile(probe, '');
		await rm(probe);
		return good('DATA_DIR', dataDir);
	} catch (error) {
		return bad('DATA_DIR', {
			found: `${dataDir}: ${(error as NodeJS.ErrnoException).code}`,
			remedy: 'must be writable for the account of the shop: chown -R dukan:dukan; run this as that account',
		});
	}
}

async function checkDisk(dataDir: string): Promise<Finding> {
	const { bsize, blocks, bavail } = await statfs(existsSync(dataDir) ? dataDir : '.');
	const found = `${((bsize * bavail) / GIGABYTE).toFixed(1)} of ${((bsize * blocks) / GIGABYTE).toFixed(1)} GB free`;
	return bavail / blocks > LEAST_FREE_SHARE
		? good('disk of DATA_DIR', found)
		: bad('disk of DATA_DIR', { found, remedy: 'delete old backups, lower PICTURE_CACHE_MB, or add disk' });
}

async function checkClock(): Promise<Finding> {
	try {
		const { stdout } = await promisify(execFile)('timedatectl', [
			'show',
			'--property=NTPSynchronized',
			'--value',
		]);
		return stdout.trim() === 'yes'
			? good('clock', 'synchronised')
			: bad('clock', {
					found: 'not synchronised',
					remedy:
						'apt-get install systemd-timesyncd: delivery hours, codes and sign-in of staff depend on it',
				});
	} catch {
		return warning('clock', {
			found: 'timedatectl does not tell',
			remedy: 'see that NTP runs on this machine',
		});
	}
}
