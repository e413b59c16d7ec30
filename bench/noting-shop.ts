import type { NotingDatabase, Statement } from '../apps/server/src/testing/noted-statements.ts';
import { prepareTemplate } from '../apps/server/src/testing/test-databases.ts';
import { openTestShop } from '../apps/server/src/testing/test-shop.ts';
import type { BenchShop } from './bench-shop.ts';

export type NotingShop = {
	/** The statements of one call that is not cached. */
	statementsOf: (path: string) => Promise<Statement[]>;
	close: () => Promise<void>;
};

/** The shop on a database that writes down what it is asked. */
export async function openNotingShop(
	{ serverUrl }: BenchShop,
	databaseUrl: string,
	noting: NotingDatabase,
): Promise<NotingShop> {
	Object.assign(process.env, {
		TEST_SERVER_URL: serverUrl,
		TEST_TEMPLATE: await prepareTemplate(serverUrl, () => {}),
	});
	const closing: (() => Promise<void>)[] = [];
	const shop = await openTestShop(
		{ after: (work) => closing.push(work) },
		{ databaseUrl, openDatabase: () => noting.db },
	);
	return {
		statementsOf: async (path) => {
			noting.taken();
			const response = await shop.app.inject({ url: path });
			if (response.statusCode !== 200)
				throw new Error(`${path} answers ${response.statusCode}: ${response.body}`);
			return noting.taken();
		},
		close: async () => {
			for (const close of closing) await close();
		},
	};
}
