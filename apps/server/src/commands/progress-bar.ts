const WIDTH = 30;
/** Where nobody watches, a line for each such part. */
const PLAIN_STEP = 0.1;

/** '[##########--------------------] 33,000 of 100,000, 24 s left'; on a terminal one line that moves. */
export function progressBar(total: number, out: NodeJS.WriteStream): (done: number) => void {
	let startedMs: number | undefined;
	let startedAt = 0;
	let told = 0;
	return (done) => {
		const nowMs = performance.now();
		if (startedMs === undefined) {
			startedMs = nowMs;
			startedAt = done;
		}
		const share = done / total;
		const leftS = ((nowMs - startedMs) / 1000) * ((total - done) / Math.max(1, done - startedAt));
		const left = done === total ? 'done' : done === startedAt ? '' : `${Math.ceil(leftS)} s left`;
		const filled = Math.round(share * WIDTH);
		const count = `${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;
		const line = `[${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}] ${count}${left && `, ${left}`}`;
		if (out.isTTY) out.write(`\r${line}\u001b[K${done === total ? '\n' : ''}`);
		else if (done === total || share - told >= PLAIN_STEP) {
			told = share;
			out.write(`${line}\n`);
		}
	};
}
