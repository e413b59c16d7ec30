type JsonSchema = { properties?: Readonly<Record<string, unknown>>; items?: unknown };

/**
 * Returns the same schema in which no object at any depth may hold undeclared fields. Unions stay as they are: ajv, which drops
 * surplus fields, would drop them while it tries the first member.
 */
export function closedSchema(schema: unknown): unknown {
	if (typeof schema !== 'object' || schema === null) return schema;
	const { properties, items } = schema as JsonSchema;
	return {
		...(properties && { additionalProperties: false }),
		...schema,
		...(properties && {
			properties: Object.fromEntries(
				Object.entries(properties).map(([name, part]) => [name, closedSchema(part)]),
			),
		}),
		...(items !== undefined && { items: closedSchema(items) }),
	};
}
