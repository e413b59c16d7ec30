/** CHOOSE-03: an invitation to review comes at most this many days after the order was completed. */
export const MAX_INVITATION_DAYS = 60;
