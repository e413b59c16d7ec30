/** For each index below `count` the client must find a number whose hash begins with `bits` zero bits. */
export type ProofTask = { challenge: string; count: number; bits: number };

/**
 * S19: 16 searches of 4096 hashes on average make 65,000 hashes. They take 0.2 s on a computer and about 1 s
 * on a cheap phone. A single search of 65,000 hashes would take an unlucky phone five times as long; sixteen
 * short ones rarely take more than one and a half times the average.
 */
export const PROOF_COUNT = 16;
export const PROOF_BITS = 12;

/** The header that carries the proof when the refused call is sent again. */
export const PROOF_HEADER = 'x-proof';

export type Sha256 = (text: string) => Uint8Array;

/**
 * Finds the numbers and returns the value of the header. It yields after each `stepSize` hashes, so that a
 * page stays responsive.
 */
export function* findProof(
	{ challenge, count, bits }: ProofTask,
	sha256: Sha256,
	stepSize: number,
): Generator<undefined, string, undefined> {
	const numbers: number[] = [];
	let hashed = 0;
	for (let index = 0; index < count; index += 1) {
		let number = 0;
		while (!isFound(sha256(input(challenge, index, number)), bits)) {
			number += 1;
			// Stryker disable next-line AssignmentOperator: with -= the remainder is -0, which equals 0
			hashed += 1;
			if (hashed % stepSize === 0) yield;
		}
		numbers.push(number);
	}
	return `${challenge}.${numbers.join('-')}`;
}

/** Returns the challenge and the numbers of a header, or undefined if the header has another form. */
export function readProof(header: string): { challenge: string; numbers: number[] } | undefined {
	// Stryker disable next-line ArrayDeclaration: the mutant's array has only index 0, which is skipped
	const [, challenge, numbers] = /^([\w-]{43})\.(\d{1,9}(?:-\d{1,9})*)$/.exec(header) ?? [];
	// Stryker disable next-line LogicalOperator: either both groups match or none does
	return challenge && numbers ? { challenge, numbers: numbers.split('-').map(Number) } : undefined;
}

export function isProof(
	{ challenge, count, bits }: ProofTask,
	numbers: readonly number[],
	sha256: Sha256,
): boolean {
	return (
		numbers.length === count &&
		numbers.every((number, index) => isFound(sha256(input(challenge, index, number)), bits))
	);
}

function input(challenge: string, index: number, number: number): string {
	return `${challenge}.${index}.${number}`;
}

function isFound(hash: Uint8Array, bits: number): boolean {
	const [first = 255, second = 255, third = 255] = hash;
	return ((first << 16) | (second << 8) | third) >>> (24 - bits) === 0;
}
