import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';
import type { HashAnswer, HashRequest } from './hash-process.ts';

const deriveKey = promisify(argon2);

process.on('message', async ({ id, parameters }: HashRequest) => {
	const answer: HashAnswer = await deriveKey('argon2id', parameters).then(
		(tag) => ({ id, tag }),
		() => ({ id, failed: true as const }),
	);
	process.send?.(answer);
});
process.once('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group; the server says when it is over.
process.on('SIGINT', () => {});
