/** Often enough that what a few busy seconds leave behind is little; it takes some milliseconds each time. */
const EVERY_MS = 5000;

/**
 * Pages and their packed copies come and go between others that stay, and glibc gives back the end of its heap only: after an
 * hour a tenth of the process was holes. So it is asked to give back those too. Where there is no glibc, nobody is asked.
 */
export async function giveMemoryBack(): Promise<void> {
	const trim = await findTrim();
	if (trim) setInterval(trim, EVERY_MS).unref();
}

export async function findTrim(): Promise<(() => void) | undefined> {
	try {
		const { dlopen } = await import('node:ffi');
		const { functions } = dlopen('libc.so.6', { malloc_trim: { arguments: ['uint64'], return: 'int32' } });
		return () => void functions.malloc_trim(0n);
	} catch {
		return undefined;
	}
}
