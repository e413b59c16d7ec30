import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { addresses } from '@dukan/domain/base/addresses/addresses.ts';

export const APP_FILE_NAME = basename(addresses.appFile);

export function filesDir(dataDir: string): string {
	return join(dataDir, 'files');
}

/** INFO-02: returns the size of the Android app; undefined if the shop's people have not put an app there. */
export async function findAppFile(dataDir: string): Promise<{ bytes: number } | undefined> {
	const file = await stat(join(filesDir(dataDir), APP_FILE_NAME)).catch(() => undefined);
	return file?.isFile() && file.size > 0 ? { bytes: file.size } : undefined;
}
