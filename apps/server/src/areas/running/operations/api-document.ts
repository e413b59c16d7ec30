import { problemDocument } from '@dukan/domain/api/problem-document.api.ts';
import { PROBLEMS } from '@dukan/domain/base/problems/problems.ts';
import type { SwaggerOptions, SwaggerTransform, SwaggerTransformObject } from '@fastify/swagger';
import type { FastifySchema } from 'fastify';

/** `public` describes the calls of shoppers and the mobile app, `staff` those of the back-office. */
export type DocumentKind = 'public' | 'staff';

const STAFF_PREFIX = '/api/staff/';

const TAGS: Readonly<Record<DocumentKind, { name: string; description: string }[]>> = {
	public: [
		{ name: 'catalogue', description: 'Home, categories, products' },
		{ name: 'lists', description: 'Lists of products with filters, sort orders and facets; search' },
		{ name: 'content', description: 'Banners and information pages' },
		{ name: 'delivery', description: 'Regions and districts' },
		{ name: 'accounts', description: 'Registration, sign-in, profile, sessions, lost passwords' },
		{ name: 'captcha', description: 'The puzzle before a code is sent' },
		{ name: 'favourites', description: 'Products that a person has saved' },
		{ name: 'orders', description: 'Delivery options, quotes, orders and their status' },
		{ name: 'operations', description: 'Whether the process lives and can serve' },
	],
	staff: [
		{ name: 'staff', description: 'Accounts, orders, products, customers, reports, operations' },
		{ name: 'staff catalogue', description: 'Categories, brands, attributes, smart categories, synonyms' },
		{ name: 'staff content', description: 'Banners, information pages, settings' },
		{ name: 'staff delivery', description: 'Regions, zones, delivery hours, order rules' },
	],
};

const SECURITY_SCHEMES = {
	public: {
		bearer: { type: 'http', scheme: 'bearer', description: 'The token of a sign-in' },
		ticket: { type: 'http', scheme: 'bearer', description: 'The one-time ticket of reset_confirm' },
	},
	staff: {
		session: { type: 'apiKey', in: 'cookie', name: 'staff', description: 'Set by /api/staff/signin' },
	},
} as const satisfies Record<DocumentKind, object>;

const DESCRIPTIONS: Readonly<Record<DocumentKind, string>> = {
	public:
		'The calls of the shop. Names are those of the mobile app. Errors are application/problem+json (RFC 9457) with a stable `code`.',
	staff: 'The calls of the back-office. Errors are as in the public document.',
};

/** The options of @fastify/swagger for one of the two documents. */
export function apiDocument(kind: DocumentKind, publicOrigin: string | undefined): SwaggerOptions {
	return {
		decorator: kind === 'public' ? 'swagger' : 'staffSwagger',
		openapi: {
			openapi: '3.1.0',
			info: {
				title: kind === 'public' ? 'Dükan' : 'Dükan back-office',
				version: '1',
				description: DESCRIPTIONS[kind],
				license: { name: 'MIT', identifier: 'MIT' },
			},
			servers: [{ url: publicOrigin ?? '/' }],
			tags: TAGS[kind],
			components: { securitySchemes: SECURITY_SCHEMES[kind] },
		},
		transform: describeCall(kind),
		transformObject: addProblems,
	};
}

/** Describes a route's schemas in the form that the document needs. */
const describeCall =
	(kind: DocumentKind): SwaggerTransform =>
	({ schema, url, route }) => {
		const isStaff = url.startsWith(STAFF_PREFIX);
		if (!schema || isStaff !== (kind === 'staff')) return { schema: { hide: true }, url };
		const isOpen = route.config?.by === 'anyone';
		const security = isStaff && !isOpen ? [{ session: [] }] : [];
		const requires = route.config?.requires;
		const described: FastifySchema = {
			operationId: operationId(url),
			security,
			...schema,
			...(schema.body ? { body: withOptionalDefaults(schema.body, requires) } : {}),
			...(schema.headers ? { headers: withOptionalDefaults(schema.headers, requires) } : {}),
			...(schema.querystring ? { querystring: withOptionalDefaults(schema.querystring) } : {}),
			// An uploaded file is read as bytes and has no schema.
			...(!schema.body && schema.consumes ? { body: { type: 'string', format: 'binary' } } : {}),
		};
		return { schema: described, url: url.length > 1 ? url.replace(/\/$/, '') : url };
	};

/** Turns '/api/order_show/:id' into 'order_show'. */
function operationId(url: string): string {
	return url
		.replace(/^\/(api\/)?(staff\/)?/, '')
		.split('/')
		.filter((part) => part !== '' && !part.startsWith(':'))
		.join('_');
}

type ObjectSchema = { properties?: Record<string, { default?: unknown }>; required?: readonly string[] };

/**
 * Makes fields with a default optional, because the server fills them in; a field in `requires` stays
 * required.
 */
function withOptionalDefaults(schema: unknown, requires: readonly string[] = []): unknown {
	const { properties = {}, required = [] } = schema as ObjectSchema;
	return {
		...(schema as object),
		required: Object.keys(properties).filter(
			(name) =>
				requires.includes(name) || (required.includes(name) && properties[name]?.default === undefined),
		),
	};
}

const PROBLEM = { $ref: '#/components/responses/Problem' };

type Operation = {
	parameters?: unknown[];
	requestBody?: unknown;
	security?: readonly object[];
	responses?: object;
};
type Document = {
	paths?: Record<string, Partial<Record<'get' | 'post', Operation>>>;
	components?: object;
};

/** Adds the refusals to every call, because each status means the same everywhere. */
const addProblems: SwaggerTransformObject = (found) => {
	if (!('openapiObject' in found)) return found.swaggerObject;
	const document = found.openapiObject as Document;
	for (const path of Object.values(document.paths ?? {}))
		for (const operation of [path.get, path.post]) if (operation) addRefusals(operation);
	const codes = Object.entries(PROBLEMS).map(
		([code, { status, title }]) => `- ${status} \`${code}\`: ${title}`,
	);
	document.components = {
		...document.components,
		responses: {
			Problem: {
				description: `A refusal. Its codes:\n${codes.join('\n')}`,
				content: { 'application/problem+json': { schema: problemDocument } },
			},
		},
	};
	return found.openapiObject;
};

function addRefusals(operation: Operation): void {
	operation.responses = {
		...operation.responses,
		...(operation.parameters || operation.requestBody ? { 400: PROBLEM } : {}),
		...(operation.security?.length ? { 401: PROBLEM } : {}),
		'4XX': PROBLEM,
		'5XX': PROBLEM,
	};
}
