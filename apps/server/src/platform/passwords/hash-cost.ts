import type { Argon2Parameters } from 'node:crypto';

/** The cost of deriving a key from a password; memory in KiB. */
export type HashCost = Readonly<Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism' | 'tagLength'>>;

/** S5: argon2id, 19 MiB, 2 passes. */
export const HASH_COST: HashCost = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 };
