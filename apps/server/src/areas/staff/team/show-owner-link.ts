import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlatformConfig } from '../../../platform/platform-config.ts';

/** The file lies in DATA_DIR until the shop has an owner. */
const FILE = 'owner-link';

/**
 * Shows the link for becoming the owner. A shop that is reached by https writes it to a file that only its
 * own account and root can read, because its output goes to a journal that more people read and that is kept
 * for weeks. A shop on a local machine prints the link.
 */
export async function showOwnerLink(
	link: string | undefined,
	{ dataDir, publicOrigin }: Pick<PlatformConfig, 'dataDir' | 'publicOrigin'>,
	say: (line: string) => void,
): Promise<void> {
	const file = join(dataDir, FILE);
	await rm(file, { force: true });
	if (!link) return;
	if (!publicOrigin?.startsWith('https:')) {
		say(`The back-office has no owner yet. To become it, open once, within a day: ${link}`);
		return;
	}
	await writeFile(file, `${link}\n`, { mode: 0o600 });
	say(`The back-office has no owner yet. To become it, open the link in ${file} once, within a day.`);
}
