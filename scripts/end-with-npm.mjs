import { readFileSync, readlinkSync, realpathSync } from 'node:fs';

const LOOK_MS = 500;

/** Calls back once the npm that started this process is gone: killed outright, it tells nobody. */
export function whenNpmIsGone(end) {
	// A script of the project that was started without npm may be left running.
	if (!process.env.npm_lifecycle_event) return;
	const isGone = watchParents();
	const timer = setInterval(() => {
		if (!isGone()) return;
		clearInterval(timer);
		end();
	}, LOOK_MS);
	timer.unref();
}

/** A process whose parent ends gets another one. Between npm and its script there may be a shell, which would outlive npm. */
function watchParents() {
	const parent = process.ppid;
	const npm = isNpm(parent) ? undefined : parentOf(parent);
	return () => process.ppid !== parent || (npm !== undefined && parentOf(parent) !== npm);
}

/** npm says which Node it runs on. Where Linux's /proc is missing, shells make room for what they are asked to run. */
function isNpm(pid) {
	try {
		return readlinkSync(`/proc/${pid}/exe`) === realpathSync(process.env.npm_node_execpath ?? '');
	} catch {
		return false;
	}
}

function parentOf(pid) {
	try {
		// The name of the program stands in brackets and may have spaces.
		return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1];
	} catch {
		return undefined;
	}
}
