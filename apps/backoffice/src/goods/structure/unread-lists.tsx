import { useQueries } from '@tanstack/react-query';
import { Unread } from '../../ui/page.tsx';
import { type CatalogueList, catalogueQuery } from './use-catalogue.ts';

/**
 * Names the lists that could not be loaded. Otherwise a form would look as if there were nothing to choose.
 */
export function UnreadLists({ of }: { of: readonly CatalogueList[] }) {
	return <Unread of={useQueries({ queries: of.map((name) => catalogueQuery(name)) })} />;
}
