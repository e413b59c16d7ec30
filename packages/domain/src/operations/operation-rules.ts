export const SMS_STATES = ['waiting', 'sent', 'expired'] as const;
export type SmsState = (typeof SMS_STATES)[number];

/** After so long without a whole backup the page says so. */
export const BACKUP_OVERDUE_HOURS = 26;
