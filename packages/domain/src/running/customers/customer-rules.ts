/** Sort orders of the list of customers; '-' means descending. */
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
