import { fieldIn, type Language } from '@dukan/domain/base/language/language.ts';
import type { StaffBannerWire } from '@dukan/domain/content/banners/staff-banners.api.ts';
import { bannerPicture } from '@dukan/domain/shop/pictures/picture-addresses.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { contentTexts } from '@dukan/i18n/texts/backoffice/content-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { useTexts } from '../../platform/texts.tsx';
import type { EditorField } from '../../ui/editor/editor-types.ts';
import { Names } from '../../ui/editor/names.tsx';
import { PictureField } from '../../ui/editor/picture-field.tsx';
import { TableEditor } from '../../ui/editor/table-editor.tsx';
import styles from './banner-editor.module.css';

/** English comes first, because it replaces a missing picture of another language. */
const PICTURE_ORDER: readonly Language[] = ['en', 'ru', 'tm'];
/** The width of a phone and two thirds of a wide screen's, so that both previews stand side by side. */
const PHONE_PX = 340;
const WIDE_PX = 640;
const THUMB_WIDTH = 240;

const BLANK = {
	titleEn: '',
	titleRu: '',
	titleTm: '',
	pictureEn: '',
	pictureRu: null,
	pictureTm: null,
	link: '/',
	active: true,
	showsFrom: null,
	showsUntil: null,
};

/** Edits the small banners and the large ones. */
export function BannerEditor({ table }: { table: 'banners' | 'small_banners' }) {
	const { t, c, language } = useTexts(contentTexts);
	const state = ({ active, showsFrom, showsUntil }: StaffBannerWire) => {
		const now = new Date().toISOString();
		const time = (iso: string) => formatDateTime(language, new Date(iso));
		if (!active) return t('banner.off');
		if (showsUntil && showsUntil <= now) return t('banner.over');
		if (showsFrom && showsFrom > now) return t('banner.later', { time: time(showsFrom) });
		return showsUntil ? t('banner.untilTime', { time: time(showsUntil) }) : t('banner.on');
	};
	const named = (row: StaffBannerWire) => ({
		nameEn: row.titleEn,
		nameRu: row.titleRu,
		nameTm: row.titleTm,
	});
	const picture = (of: Language): EditorField => ({
		kind: 'own',
		key: fieldIn('picture', of),
		label: t('banner.picture', { language: c(`language.${of}`) }),
		render: ({ value, set, problem }) => (
			<PictureField
				label={t('banner.picture', { language: c(`language.${of}`).toLowerCase() })}
				kind="banner"
				file={(value as string | null) || null}
				onChange={set}
				address={(file, width) => bannerPicture(file, width).webp}
				previews={[
					{ width: 480, shownPx: PHONE_PX, title: t('banner.phone') },
					{ width: 960, shownPx: WIDE_PX, title: t('banner.wide') },
				]}
				orNone={of !== 'en'}
				{...(of !== 'en' && { noneHint: t('banner.fallback') })}
				problem={problem}
			/>
		),
	});
	return (
		<TableEditor<StaffBannerWire>
			key={table}
			call={table}
			right="editContent"
			label={t(table === 'banners' ? 'part.banners' : 'part.small')}
			addLabel={t('banner.add')}
			rowKey={({ id }) => String(id)}
			rowName={(row) => row[fieldIn('title', language)] || row.titleEn}
			ordered
			blank={BLANK}
			problems={{ wrong: t('banner.order'), pattern: c('field.pattern') }}
			columns={[
				{
					key: 'picture',
					title: t('banner.thumb'),
					cell: (row) => (
						<img
							className={styles.thumb}
							alt=""
							src={bannerPicture(row[fieldIn('picture', language)] ?? row.pictureEn, THUMB_WIDTH).webp}
						/>
					),
				},
				{ key: 'title', title: t('banner.title'), cell: (row) => <Names row={named(row)} /> },
				{ key: 'link', title: t('banner.link'), wideOnly: true, cell: ({ link }) => link },
				{
					key: 'state',
					title: t('banner.state'),
					cell: (row) => <Badge look="quiet">{state(row)}</Badge>,
				},
			]}
			fields={[
				{ kind: 'texts', key: 'title', label: t('banner.title') },
				{ kind: 'line', key: 'link', label: t('banner.link'), hint: t('banner.linkHint') },
				{ kind: 'yesNo', key: 'active', label: t('banner.active') },
				{ kind: 'moment', key: 'showsFrom', label: t('banner.from'), hint: t('banner.momentHint') },
				{ kind: 'moment', key: 'showsUntil', label: t('banner.until'), hint: t('banner.momentHint') },
				...PICTURE_ORDER.map(picture),
			]}
		/>
	);
}
