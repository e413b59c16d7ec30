import { createHash } from 'node:crypto';
import { findProof, PROOF_HEADER, type ProofTask } from '@dukan/domain/base/proof/proof.ts';

/**
 * Does the work that a refusal asks for, and returns the header with which the call then passes, as a client
 * does.
 */
export function provedHeaders(refusal: { proof?: ProofTask }): Record<string, string> {
	if (!refusal.proof) throw new Error('The refusal carries no task.');
	const search = findProof(refusal.proof, (text) => createHash('sha256').update(text).digest(), 1e9);
	for (;;) {
		const { done, value } = search.next();
		if (done) return { [PROOF_HEADER]: value };
	}
}
