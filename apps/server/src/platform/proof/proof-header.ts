import { PROOF_HEADER } from '@dukan/domain/base/proof/proof.ts';
import type { FastifyRequest } from 'fastify';

/** Reads the proof of work that a client sends with a call which was refused without one. */
export function proofOf(request: FastifyRequest): string | undefined {
	const header = request.headers[PROOF_HEADER];
	return typeof header === 'string' ? header : undefined;
}
