import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import packageJson from '../../../../package.json' with { type: 'json' };
import type { PlatformConfig } from '../../../platform/platform-config.ts';
import type { HealthCheck, Reading } from '../operations/health-check.ts';

const PINNED_MAJOR = 26;

export const MACHINE_CHECKS: readonly HealthCheck<PlatformConfig>[] = [
	{
		name: 'versions',
		read: () => ({
			found: `Dükan ${packageJson.version}, Node ${process.version}`,
			isGood: Number.parseInt(process.versions.node, 10) === PINNED_MAJOR,
		}),
		otherwise: 'warning',
		remedy: `the shop is tested with Node ${PINNED_MAJOR}; npm run build installs it`,
	},
	{
		name: 'build',
		read: ({ storefrontBuildDir, backofficeBuildDir }) => {
			const isGood =
				existsSync(join(storefrontBuildDir, 'server/index.js')) &&
				existsSync(join(backofficeBuildDir, 'index.html'));
			return { found: isGood ? 'storefront and back-office' : 'missing', isGood };
		},
		otherwise: 'bad',
		remedy: 'npm run build',
	},
	{
		name: 'DATA_DIR',
		read: ({ dataDir }) => tryToWrite(dataDir),
		otherwise: 'bad',
		remedy: 'must be writable for the account of the shop: chown -R dukan:dukan; run this as that account',
	},
	{
		name: 'clock',
		read: readClock,
		otherwise: 'bad',
		remedy:
			'see that NTP runs on this machine (apt-get install systemd-timesyncd): delivery hours, codes and sign-in of staff depend on it',
	},
];

async function tryToWrite(dataDir: string): Promise<Reading> {
	const probe = join(dataDir, `.doctor-${randomUUID()}`);
	try {
		await mkdir(dataDir, { recursive: true });
		await writeFile(probe, '');
		await rm(probe);
		return { found: dataDir, isGood: true };
	} catch (error) {
		return { found: `${dataDir}: ${(error as NodeJS.ErrnoException).code}`, isGood: false };
	}
}

async function readClock(): Promise<Reading> {
	try {
		const asked = ['show', '--property=NTPSynchronized', '--value'];
		const { stdout } = await promisify(execFile)('timedatectl', asked);
		const isGood = stdout.trim() === 'yes';
		return { found: isGood ? 'synchronised' : 'not synchronised', isGood };
	} catch {
		return { found: 'timedatectl does not tell', isGood: 'unknown' };
	}
}
