import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';

type Raw = Parameters<FastifyInstance['routing']>;

/** The application, whose routes take the types of bodies, queries and responses from their schemas. */
export type App = FastifyInstance<RawServerDefault, Raw[0], Raw[1], FastifyBaseLogger, TypeBoxTypeProvider>;

declare module 'fastify' {
	interface FastifyContextConfig {
		/** Names who may make the call; a hook of that part of the application checks it. */
		by?: string;
		/** Fields and headers that the call requires by its own rules and not by its schema. */
		requires?: readonly string[];
	}
}
