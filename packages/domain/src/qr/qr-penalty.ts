/** Rows of dark (true) and light squares. */
export type QrMatrix = readonly (readonly boolean[])[];

/** How hard a QR code is to read, by the four rules of ISO/IEC 18004, 7.8.3. */
export function penaltyOf(matrix: QrMatrix): number {
	const columns = matrix.map((_, x) => matrix.map((row) => row[x] ?? false));
	const lines = [...matrix, ...columns];
	const runs = lines.reduce((sum, line) => sum + runPenalty(line), 0);
	const finders = lines.reduce((sum, line) => sum + finderPenalty(line), 0);
	return runs + finders + squarePenalty(matrix) + balancePenalty(matrix);
}

/** Five or more alike in a row. */
function runPenalty(line: readonly boolean[]): number {
	let penalty = 0;
	let length = 0;
	for (let at = 0; at <= line.length; at += 1) {
		if (at > 0 && line[at] === line[at - 1]) {
			length += 1;
			continue;
		}
		if (length >= 5) penalty += length - 2;
		length = 1;
	}
	return penalty;
}

/** What looks like a corner's square, with light on one side. */
function finderPenalty(line: readonly boolean[]): number {
	const text = line.map((dark) => (dark ? '1' : '0')).join('');
	return 40 * [...text.matchAll(/(?=10111010000|00001011101)/g)].length;
}

/** Squares of two by two alike. */
function squarePenalty(matrix: QrMatrix): number {
	let squares = 0;
	for (let y = 1; y < matrix.length; y += 1) {
		for (let x = 1; x < matrix.length; x += 1) {
			const dark = matrix[y]?.[x];
			if (matrix[y]?.[x - 1] === dark && matrix[y - 1]?.[x] === dark && matrix[y - 1]?.[x - 1] === dark)
				squares += 1;
		}
	}
	return 3 * squares;
}

/** For every 5 % that dark and light are out of balance. */
function balancePenalty(matrix: QrMatrix): number {
	const dark = matrix.flat().filter(Boolean).length;
	const share = (100 * dark) / matrix.length ** 2;
	return 10 * Math.floor(Math.abs(share - 50) / 5);
}
