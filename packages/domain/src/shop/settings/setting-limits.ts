/** CHOOSE-03: the most days after an order was completed until an invitation to review. */
export const MAX_INVITATION_DAYS = 60;
