/** Tells why the process cannot start, if the person at the terminal can mend it. */
export class StartError extends Error {}
