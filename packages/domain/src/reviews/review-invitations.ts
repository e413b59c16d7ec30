/** CHOOSE-03: the shop invites to review so many days after an order was completed at most; 0 is never. */
export const MAX_INVITATION_DAYS = 60;

/** Who was missed for so long, as before the shop chose to invite, is not invited any more. */
export const INVITATION_LATE_DAYS = 7;
