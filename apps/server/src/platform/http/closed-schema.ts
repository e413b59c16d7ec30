type JsonSchema = { properties?: Readonly<Record<string, unknown>>; items?: unknown };

/**
 * Returns the schema changed so that no object at any depth may have undeclared fields. Unions stay as they
 * are, because ajv would drop fields that their first member does not declare while it tries that member.
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
