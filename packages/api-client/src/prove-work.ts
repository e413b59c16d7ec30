import { findProof, PROOF_HEADER, type ProofTask } from '@dukan/domain/base/proof/proof.ts';
import { sha256 } from '@noble/hashes/sha2.js';

/** About a frame of a cheap phone: the page stays responsive while it works. */
const HASHES_A_STEP = 500;

const encoder = new TextEncoder();

/**
 * S19: does the work that a call beyond ordinary use asks for and returns it as a header. WebCrypto does not exist on plain
 * http, so it is not used.
 */
export async function proveWork(task: ProofTask): Promise<Record<string, string>> {
	const search = findProof(task, (text) => sha256(encoder.encode(text)), HASHES_A_STEP);
	for (;;) {
		const { done, value } = search.next();
		if (done) return { [PROOF_HEADER]: value };
		await new Promise((next) => setTimeout(next));
	}
}
