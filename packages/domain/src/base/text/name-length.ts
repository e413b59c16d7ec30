/** S12: the longest name that staff can give to a product, a category or anything else of the shop. */
export const MAX_NAME_LENGTH = 200;
