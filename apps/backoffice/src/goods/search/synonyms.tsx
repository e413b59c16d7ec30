import type { SynonymWire } from '@dukan/domain/goods/search/staff-search.api.ts';
import { catalogueTexts } from '@dukan/i18n/texts/backoffice/catalogue-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { TableEditor } from '../../ui/editor/table-editor.tsx';
import { TrySearch } from './try-search.tsx';

export function Synonyms() {
	const { t } = useTexts(catalogueTexts);
	return (
		<TableEditor<SynonymWire>
			call="synonyms"
			right="editCatalogue"
			label={t('part.synonyms')}
			addLabel={t('synonym.add')}
			rowKey={({ id }) => String(id)}
			rowName={({ typed, meant }) => `${typed} → ${meant}`}
			searched
			alsoChanges={['search_try']}
			blank={{ typed: '', meant: '' }}
			columns={[
				{ key: 'typed', title: t('synonym.typed'), cell: ({ typed }) => <strong>{typed}</strong> },
				{ key: 'meant', title: t('synonym.meant'), cell: ({ meant }) => meant || t('synonym.nothing') },
			]}
			fields={[
				{ kind: 'line', key: 'typed', label: t('synonym.typed'), hint: t('synonym.typedHint') },
				{ kind: 'line', key: 'meant', label: t('synonym.meant'), hint: t('synonym.meantHint') },
			]}
		>
			<TrySearch title={t('search.try')} />
		</TableEditor>
	);
}
