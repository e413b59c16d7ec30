/** The order in which the back-office lists customers; '-' is the other way round. */
export const CUSTOMER_SORTS = [
	'registered',
	'-registered',
	'name',
	'-name',
	'orders',
	'-orders',
	'spent',
	'-spent',
] as const;

export const MAX_BAN_NOTE_LENGTH = 300;
