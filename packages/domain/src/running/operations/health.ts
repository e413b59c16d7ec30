/** After so long without a whole backup the page says so. */
export const BACKUP_OVERDUE_HOURS = 26;
