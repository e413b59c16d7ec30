export const SMS_STATES = ['waiting', 'sent', 'expired'] as const;
export type SmsState = (typeof SMS_STATES)[number];

/** S19: parts of the hour's SMS: codes by kind of phone, and messages about orders that expired. */
export const SMS_PARTS = ['new', 'known', 'own', 'cancelled_new', 'cancelled_known'] as const;
export type SmsPartName = (typeof SMS_PARTS)[number];
