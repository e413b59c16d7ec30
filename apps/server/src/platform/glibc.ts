/** Of Linux: who has it runs only on a core that nobody else wants, and leaves it at once. */
const SCHED_IDLE = 5;
/** Its one parameter, a priority, is always 0. */
const NO_PRIORITY = Buffer.alloc(4);

type Glibc = {
	/** Whether any memory was given back. */ trimHeap: () => boolean;
	runWhenIdle: (pid: number) => boolean;
};

let glibc: Glibc | undefined;

/** What Node itself does not offer. Undefined where there is no glibc, or no `node:ffi`, which may still change. */
export function openGlibc(): Glibc | undefined {
	try {
		glibc ??= bind();
		return glibc;
	} catch {
		return undefined;
	}
}

function bind(): Glibc {
	const { functions } = process.getBuiltinModule('node:ffi').dlopen('libc.so.6', {
		malloc_trim: { arguments: ['uint64'], return: 'int32' },
		sched_setscheduler: { arguments: ['int32', 'int32', 'buffer'], return: 'int32' },
	});
	return {
		trimHeap: () => functions.malloc_trim(0n) === 1,
		runWhenIdle: (pid) => functions.sched_setscheduler(pid, SCHED_IDLE, NO_PRIORITY) === 0,
	};
}
