/** Why the process cannot start, where the person at the terminal can mend it. */
export class StartError extends Error {}
