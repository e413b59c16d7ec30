/** Cache tags of the tables that describe products, besides the products' own rows. */
export const ATTRIBUTE_TABLES = ['units', 'attribute_groups', 'attributes', 'attribute_values'];
