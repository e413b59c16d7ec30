type JsonSchema = { properties?: Readonly<Record<string, unknown>>; items?: unknown };

/**
 * The same schema, in which no object at any depth may hold more than it names. Unions stay as they are: ajv, which drops
 * what is too much, would drop it while it tries the first of them.
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
