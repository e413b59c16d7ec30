import { readFileSync, readlinkSync, realpathSync } from 'node:fs';

const LOOK_MS = 500;

/** Calls `end` once the npm that started this process is gone. A killed npm cannot tell its children. */
export function whenNpmIsGone(end) {
	// A script that was not started by npm has no npm to wait for.
	if (!process.env.npm_lifecycle_event) return;
	const isGone = watchParents();
	const timer = setInterval(() => {
		if (!isGone()) return;
		clearInterval(timer);
		end();
	}, LOOK_MS);
	timer.unref();
}

/**
 * Returns a check whether npm has ended. A process whose parent ends gets another parent. A shell may stand
 * between npm and its script and outlive npm, so its parent is checked too.
 */
function watchParents() {
	const parent = process.ppid;
	const npm = isNpm(parent) ? undefined : parentOf(parent);
	return () => process.ppid !== parent || (npm !== undefined && parentOf(parent) !== npm);
}

/**
 * Tells whether a process is npm, by the path of Node that npm sets in the environment. Where Linux's /proc
 * is missing, a shell replaces itself with the script, so npm is the parent.
 */
function isNpm(pid) {
	try {
		return readlinkSync(`/proc/${pid}/exe`) === realpathSync(process.env.npm_node_execpath ?? '');
	} catch {
		return false;
	}
}

function parentOf(pid) {
	try {
		// The name of the program is in brackets and may contain spaces.
		return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1];
	} catch {
		return undefined;
	}
}
