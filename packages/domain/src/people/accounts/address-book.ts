/** ACCT-03: the most addresses that one person may save. */
export const MAX_ADDRESSES = 20;
