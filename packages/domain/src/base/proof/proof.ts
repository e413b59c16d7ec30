/** The client must find for each index below `count` a number whose hash begins with `bits` zero bits. */
export type ProofTask = { challenge: string; count: number; bits: number };

/**
 * S19: 16 searches of 4096 hashes on average, 65,000 in all: 0.2 s on a computer, about 1 s on a cheap phone. One search of
 * 65,000 would cost an unlucky phone five times as much; of sixteen hardly any takes half as much again.
 */
export const PROOF_COUNT = 16;
export const PROOF_BITS = 12;

/** The header that carries the proof when the refused call is sent again. */
export const PROOF_HEADER = 'x-proof';

export type Sha256 = (text: string) => Uint8Array;

/** Yields after each `stepSize` hashes, so that a page stays responsive; returns the value of the header. */
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
			// Stryker disable next-line AssignmentOperator: the rest is -0, which equals 0
			hashed += 1;
			if (hashed % stepSize === 0) yield;
		}
		numbers.push(number);
	}
	return `${challenge}.${numbers.join('-')}`;
}

/** Returns the challenge of a header; undefined where it is not ours. */
export function readProof(header: string): { challenge: string; numbers: number[] } | undefined {
	// Stryker disable next-line ArrayDeclaration: index 0 is skipped, the others are missing either way
	const [, challenge, numbers] = /^([\w-]{43})\.(\d{1,9}(?:-\d{1,9})*)$/.exec(header) ?? [];
	// Stryker disable next-line LogicalOperator: both groups match or neither
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
