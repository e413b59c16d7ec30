/** ACCT-03: how many addresses one person may save. */
export const MAX_ADDRESSES = 20;
