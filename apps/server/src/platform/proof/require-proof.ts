import { createHash } from 'node:crypto';
import { isProof, PROOF_BITS, PROOF_COUNT, readProof, type Sha256 } from '@dukan/domain/base/proof/proof.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { createChallenge, type ProofPurpose, spendChallenge } from './proofs.queries.ts';

const sha256: Sha256 = (text) => createHash('sha256').update(text).digest();

/**
 * S19, S20: beyond ordinary use a call needs a proof of work, so that an address which many people share is
 * never simply refused. Without a proof the refusal contains the task; the client then sends the same call
 * again with the proof in a header.
 */
export async function requireProof(
	{ db, clock }: { db: Database; clock: Clock },
	header: string | undefined,
	purpose: ProofPurpose,
): Promise<void> {
	const given = header === undefined ? undefined : readProof(header);
	if (given) {
		const task = { challenge: given.challenge, count: PROOF_COUNT, bits: PROOF_BITS };
		// The hashes are checked first, because they cost less than a statement.
		if (isProof(task, given.numbers, sha256) && (await spendChallenge(db, given.challenge, purpose, clock())))
			return;
	}
	const challenge = await createChallenge(db, purpose, clock());
	throw new Problem('proof_required', {
		extra: { proof: { challenge, count: PROOF_COUNT, bits: PROOF_BITS } },
	});
}
