import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';
import type { HashRequest, HashResponse } from './hash-worker.ts';

const deriveKey = promisify(argon2);

process.on('message', async ({ id, parameters }: HashRequest) => {
	const response = await deriveKey('argon2id', parameters).then(
		(derived): HashResponse => ({ id, derived }),
		// S15: the message of a failed derivation names parameters but never the password.
		(error: Error): HashResponse => ({ id, failed: error.message }),
	);
	process.send?.(response);
});
process.once('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole process group, but the server disconnects only when it has finished.
process.on('SIGINT', () => {});
