import type { Proof } from './read-proofs.ts';
import type { ProofSet, Requirement } from './read-requirements.ts';

/** The sets that each command proves. `all` also runs the quick tests. */
const SETS: Record<ProofSet, readonly ProofSet[]> = {
	quick: ['quick'],
	all: ['quick', 'all'],
	bench: ['bench'],
};

/**
 * Returns a sentence for each fault. A line may lack a proof in its set; a number may occur twice or be
 * unknown.
 */
export function judgeRequirements(requirements: readonly Requirement[], proofs: readonly Proof[]): string[] {
	const numbers = requirements.map(({ number }) => number);
	const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index);
	const unknown = proofs.flatMap(({ file, numbers: named }) =>
		named.filter((number) => !numbers.includes(number)).map((number) => `${file} names ${number}`),
	);
	const unproved = requirements.flatMap(({ number, sets }) =>
		sets
			.filter((set) => !isProved(number, set, proofs))
			.map((set) => `${number} has no ${set === 'bench' ? 'bench' : `test in ${set}`}`),
	);
	return [
		...twice.map((number) => `${number} stands twice`),
		...[...new Set(unknown)].map((one) => `${one}, which is no line`),
		...unproved,
	];
}

function isProved(number: string, set: ProofSet, proofs: readonly Proof[]): boolean {
	return proofs.some((proof) => SETS[set].includes(proof.set) && proof.numbers.includes(number));
}
