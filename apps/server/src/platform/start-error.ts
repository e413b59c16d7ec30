/** A reason not to start that the person at the terminal can mend. */
export class StartError extends Error {}
