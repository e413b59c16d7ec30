import type { StaffPageRowWire } from '@dukan/domain/content/pages/staff-pages.api.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { contentTexts } from '@dukan/i18n/texts/backoffice/content-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { nameIn } from '../../ui/editor/name-in.ts';
import { Names } from '../../ui/editor/names.tsx';
import { Waiting } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';

const named = (row: StaffPageRowWire) => ({
	nameEn: row.titleEn,
	nameRu: row.titleRu,
	nameTm: row.titleTm,
});

export function Pages() {
	const { t, c, language } = useTexts(contentTexts);
	const pages = useRead('pages');
	if (!pages.data) return <Waiting error={pages.error} retry={() => void pages.refetch()} />;
	return (
		<PlainTable
			label={t('part.pages')}
			rows={pages.data}
			rowKey={({ name }) => name}
			columns={[
				{ key: 'title', title: c('common.name'), cell: (row) => <Names row={named(row)} /> },
				{ key: 'address', title: t('banner.link'), wideOnly: true, cell: ({ name }) => `/${name}` },
				{
					key: 'changed',
					title: t('page.changed'),
					cell: ({ updatedAt }) => formatDateTime(language, new Date(updatedAt)),
				},
				{
					key: 'actions',
					title: c('common.actions'),
					cell: (row) => (
						<ButtonLink
							look="quiet"
							to={`/content/pages/${row.name}`}
							aria-label={`${c('common.edit')}: ${nameIn(named(row), language)}`}
						>
							{c('common.edit')}
						</ButtonLink>
					),
				},
			]}
		/>
	);
}
