import { findProof, PROOF_HEADER, type ProofTask } from '@dukan/domain/base/proof/proof.ts';
import { sha256 } from '@noble/hashes/sha2.js';

/** These hashes take about one frame of a cheap phone, so the page stays responsive. */
const HASHES_A_STEP = 500;

const encoder = new TextEncoder();

/**
 * S19: does the work that the server asks for when a client calls unusually often, and returns the result as
 * a header. It does not use WebCrypto, which is missing on plain http.
 */
export async function proveWork(task: ProofTask): Promise<Record<string, string>> {
	const search = findProof(task, (text) => sha256(encoder.encode(text)), HASHES_A_STEP);
	for (;;) {
		const { done, value } = search.next();
		if (done) return { [PROOF_HEADER]: value };
		await new Promise((next) => setTimeout(next));
	}
}
