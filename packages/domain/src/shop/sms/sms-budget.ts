export const SMS_STATES = ['waiting', 'sent', 'expired'] as const;
export type SmsState = (typeof SMS_STATES)[number];

/**
 * S19: the parts of the hourly SMS budget. Codes are divided by the kind of phone, and messages about expired
 * orders have parts of their own.
 */
export const SMS_PARTS = ['new', 'known', 'own', 'cancelled_new', 'cancelled_known'] as const;
export type SmsPartName = (typeof SMS_PARTS)[number];
