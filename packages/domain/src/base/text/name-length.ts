/** S12: a name that staff give to a thing of the shop. */
export const MAX_NAME_LENGTH = 200;
