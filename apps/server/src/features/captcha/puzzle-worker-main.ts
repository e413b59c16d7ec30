import { drawPuzzle } from './draw-puzzle.ts';
import type { DrawnPuzzle } from './puzzle-worker.ts';
import { cryptoRandom } from './random.ts';

process.on('message', async () => {
	const drawn = await drawPuzzle(cryptoRandom).then(
		(puzzle): DrawnPuzzle => ({ puzzle }),
		(error: Error): DrawnPuzzle => ({ failed: error.message }),
	);
	process.send?.(drawn);
});
process.once('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole process group; the server disconnects when it has finished.
process.on('SIGINT', () => {});
