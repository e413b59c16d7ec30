/** CHOOSE-03: the shop invites to review so many days after an order was completed at most; 0 is never. */
export const MAX_INVITATION_DAYS = 60;
