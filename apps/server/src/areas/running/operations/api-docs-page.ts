/** The part of an OpenAPI document that the page shows. */
export type OpenApiDocument = {
	info: { title: string; description?: string };
	paths: Record<string, Record<string, Operation>>;
};

type Operation = {
	summary?: string;
	tags?: string[];
	parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
	requestBody?: { content?: Record<string, { schema?: Schema }> };
	responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>;
};

type Schema = {
	type?: string;
	properties?: Record<string, Schema>;
	required?: string[];
	items?: Schema;
	anyOf?: Schema[];
	const?: unknown;
	enum?: unknown[];
	minimum?: number;
	maximum?: number;
	default?: unknown;
};

const STYLE = `
body{font:16px/1.5 system-ui,sans-serif;color:#2b2320;background:#fffdfa;max-width:60rem;margin:0 auto;padding:2rem 1rem}
h2{margin-top:2.5rem}article{border-top:1px solid #e5ddd2;padding:1rem 0}h3{margin:0;font:600 1rem ui-monospace,monospace}
b{color:#8a1c2f}pre{background:#f7f4ef;padding:.75rem;border-radius:.5rem;overflow-x:auto;font-size:.875rem}
table{border-collapse:collapse}td,th{text-align:left;padding:.125rem 1rem .125rem 0;vertical-align:top}`;

/** API-02: renders the document as a page that needs no script. */
export function apiDocsPage(document: OpenApiDocument): string {
	const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
	);
	const byTag = Map.groupBy(operations, ({ tags }) => tags?.[0] ?? 'other');
	const sections = [...byTag].map(
		([tag, group]) => `<section><h2>${escapeHtml(tag)}</h2>${group.map(article).join('')}</section>`,
	);
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(document.info.title)} API</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body><main>
<h1>${escapeHtml(document.info.title)} API</h1><p>${escapeHtml(document.info.description ?? '')}
The same as a document: <a href="/api/openapi.json">openapi.json</a>.</p>${sections.join('')}</main></body></html>`;
}

function article(operation: Operation & { path: string; method: string }): string {
	const parameters = (operation.parameters ?? []).map(
		({ name, in: place, required, schema }) =>
			`<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(place)}</td><td>${escapeHtml(range(schema))}${required ? ', required' : ''}</td></tr>`,
	);
	const bodies = Object.entries(operation.requestBody?.content ?? {});
	const body = bodies
		.slice(0, 1)
		.map(
			([, { schema }]) =>
				`<p>Body, ${escapeHtml(bodies.map(([type]) => type).join(' or '))}:</p><pre>${escapeHtml(outline(schema, ''))}</pre>`,
		);
	const responses = Object.entries(operation.responses ?? {}).flatMap(([status, { content }]) =>
		Object.values(content ?? {}).map(
			({ schema }) => `<p>${escapeHtml(status)}:</p><pre>${escapeHtml(outline(schema, ''))}</pre>`,
		),
	);
	return `<article><h3><b>${operation.method.toUpperCase()}</b> ${escapeHtml(operation.path)}</h3>
<p>${escapeHtml(operation.summary ?? '')}</p>${parameters.length > 0 ? `<table>${parameters.join('')}</table>` : ''}${body.join('')}${responses.join('')}</article>`;
}

function range(schema: Schema = {}): string {
	const { minimum, maximum } = schema;
	const limits = minimum !== undefined && maximum !== undefined ? ` ${minimum}…${maximum}` : '';
	const fallback = schema.default === undefined ? '' : `, default ${schema.default}`;
	return `${typeName(schema)}${limits}${fallback}`;
}

function typeName(schema: Schema): string {
	if (schema.const !== undefined) return JSON.stringify(schema.const);
	if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
	if (schema.anyOf) return schema.anyOf.map(typeName).join(' | ');
	return schema.type ?? 'any';
}

function outline(schema: Schema = {}, indent: string): string {
	if (schema.items) return `[${outline(schema.items, indent)}]`;
	if (!schema.properties) return typeName(schema);
	const inner = `${indent}  `;
	const lines = Object.entries(schema.properties).map(
		([name, property]) =>
			`${inner}${name}${schema.required?.includes(name) ? '' : '?'}: ${outline(property, inner)}`,
	);
	return `{\n${lines.join('\n')}\n${indent}}`;
}

function escapeHtml(text: string): string {
	return text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;');
}
