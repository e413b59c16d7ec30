/** Cache tags of what describes products beside their own row. */
export const ATTRIBUTE_TABLES = ['units', 'attribute_groups', 'attributes', 'attribute_values'];
