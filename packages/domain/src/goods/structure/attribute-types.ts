export const ATTRIBUTE_TYPES = ['enum', 'number', 'bool'] as const;
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number];
