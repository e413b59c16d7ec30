import { noContent } from '@dukan/domain/base/fields.api.ts';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
	ContextConfigDefault,
	FastifySchema,
	RawReplyDefaultExpression,
	RawRequestDefaultExpression,
	RawServerDefault,
	RouteGenericInterface,
	RouteHandlerMethod,
	RouteOptions,
} from 'fastify';
import type { App } from './app-type.ts';
import { BEARER, BEARER_OR_NONE, TICKET } from './call-security.ts';

export type Call = {
	by: string;
	topic: string;
	summary: string;
	params?: unknown;
	query?: unknown;
	headers?: unknown;
	body?: unknown;
	response?: unknown;
	requires?: readonly string[];
	consumes?: readonly string[];
	operationId?: string;
};

/** The schemas of a call, under the names that Fastify gives them. */
type SchemasOf<Declared> = {
	[Name in keyof Declared as Name extends 'query'
		? 'querystring'
		: Name extends 'params' | 'headers' | 'body' | 'response'
			? Name
			: never]: Declared[Name];
};

export type Handler<Declared> = RouteHandlerMethod<
	RawServerDefault,
	RawRequestDefaultExpression,
	RawReplyDefaultExpression,
	RouteGenericInterface,
	ContextConfigDefault,
	SchemasOf<Declared>,
	TypeBoxTypeProvider
>;

export type RouteSettings = Pick<RouteOptions, 'onRequest' | 'bodyLimit' | 'config'>;

const SECURITY: Readonly<Record<string, readonly object[]>> = {
	shopper: BEARER,
	anyShopper: BEARER_OR_NONE,
	ticket: TICKET,
};

/**
 * Adds the route of a declared call. A POST that declares no response responds with 204, and its handler
 * returns nothing.
 */
export function handle<
	Declared extends { readonly [key: string]: Call },
	Key extends keyof Declared & string,
>(app: App, calls: Declared, key: Key, handler: Handler<Declared[Key]>, options: RouteSettings = {}): void {
	const call: Call | undefined = calls[key];
	if (!call) throw new Error(`${key} is not declared.`);
	const [method = '', address = ''] = key.split(' ');
	const isSilent = method === 'POST' && call.response === undefined;
	app.route({
		...options,
		method: method as 'GET' | 'POST',
		url: address.slice(app.prefix.length),
		config: { by: call.by, requires: call.requires ?? [], ...options.config },
		schema: { ...routeSchema(call), ...(isSilent && { response: { 204: noContent } }) },
		handler: isSilent ? withoutContent(handler as RouteHandlerMethod) : (handler as RouteHandlerMethod),
	});
}

function withoutContent(handler: RouteHandlerMethod): RouteHandlerMethod {
	return async function (request, reply) {
		await handler.call(this, request, reply);
		return reply.code(204).send();
	};
}

function routeSchema(call: Call): FastifySchema {
	const { by, topic, summary, params, query, headers, body, response, consumes, operationId } = call;
	const security = SECURITY[by];
	return {
		summary,
		tags: [topic],
		...(security && { security }),
		...(params !== undefined && { params }),
		...(query !== undefined && { querystring: query }),
		...(headers !== undefined && { headers }),
		...(body !== undefined && { body }),
		...(response !== undefined && { response }),
		...(consumes && { consumes }),
		...(operationId && { operationId }),
	} as FastifySchema;
}
