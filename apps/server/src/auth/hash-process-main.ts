import { argon2 } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { readConfig } from '../config.ts';
import { isDatabaseUnavailable, openDatabase } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Answer, HashRequest, SignInRequest } from './hash-process.ts';
import { PasswordHasher } from './password-hashing.ts';
import { type SignInServices, signIn } from './sign-in.ts';

const deriveKey = promisify(argon2);
let services: SignInServices | undefined;

process.on('message', async ({ id, request }: { id: number; request: HashRequest | SignInRequest }) => {
	const work =
		'parameters' in request
			? deriveKey('argon2id', request.parameters)
			: signIn(servicesOn(request.databaseUrl), request.form, request.visitor);
	const answer = await work.then((done): Answer => ({ done }), asAnswer);
	process.send?.({ id, answer });
});
process.once('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group; the server says when it is over.
process.on('SIGINT', () => {});

function servicesOn(databaseUrl: string): SignInServices {
	services ??= {
		config: readConfig(process.env),
		// The server has connections of its own and tells when they are lost.
		db: openDatabase(databaseUrl, () => {}, { fewStatements: true }),
		clock: () => new Date(),
		passwords: new PasswordHasher({ atOnce: Math.max(1, availableParallelism() - 1) }),
	};
	return services;
}

/** S15: of a defect only the code goes on, for PostgreSQL quotes what people typed. */
function asAnswer(error: Error & { code?: string }): Answer {
	if (error instanceof Problem) return { refused: error.code, retryAfterS: error.retryAfterS };
	if (isDatabaseUnavailable(error)) return { refused: 'temporarily_unavailable', retryAfterS: undefined };
	return { failed: { code: error.code } };
}
