import { createHash } from 'node:crypto';
import { findProof, PROOF_HEADER, type ProofTask } from '@dukan/domain/base/proof/proof.ts';

/** Returns the header with which a refused call passes, as a client makes it. */
export function provedHeaders(refusal: { proof?: ProofTask }): Record<string, string> {
	if (!refusal.proof) throw new Error('The refusal carries no task.');
	const search = findProof(refusal.proof, (text) => createHash('sha256').update(text).digest(), 1e9);
	for (;;) {
		const { done, value } = search.next();
		if (done) return { [PROOF_HEADER]: value };
	}
}
