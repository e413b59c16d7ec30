import type { SheetProblem } from '@dukan/domain/base/sheets/sheets.ts';

/** Thrown when the whole sheet cannot be used. */
export class SheetError extends Error {
	readonly problem: SheetProblem;

	constructor(problem: SheetProblem) {
		super(problem);
		this.problem = problem;
	}
}
