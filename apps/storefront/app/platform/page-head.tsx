import { findLanguage, type Language } from '@dukan/domain/base/language/language.ts';
import { pageAddresses } from '@dukan/domain/content/page-rendering/page-addresses.ts';
import { useLocation } from 'react-router';
import { cutAtWord } from './cut-at-word.ts';
import { useRootData } from './root-data.ts';
import { useTexts } from './texts.tsx';

type Picture = { src: string; width: number; height: number };

/** The size of the picture in previews of shared links. */
const LINK_SIZE = { width: 1200, height: 630 };
const OPEN_GRAPH_LOCALES: Readonly<Record<Language, string>> = { tm: 'tk_TM', ru: 'ru_RU', en: 'en_GB' };
/** Search engines cut longer descriptions in the middle of a word. */
const MAX_DESCRIPTION_LENGTH = 160;

type Props = {
	/** The title without the shop's name, which is appended. The home page has none. */
	title?: string;
	description?: string;
	picture?: Picture;
	type?: 'website' | 'product';
	/** Keeps the page out of search results. Search engines may still follow its links. */
	hidden?: boolean;
};

/** The head of a page: title, description, addresses and previews for tabs, search engines and shared links. */
export function PageHead({ title, description, picture: own, type = 'website', hidden }: Props) {
	const { language } = useTexts();
	const { pathname, search } = useLocation();
	const root = useRootData();
	const { origin, shop } = root ?? {};
	const fullTitle = [title, shop?.name, !title && shop?.tagline].filter(Boolean).join(' · ');
	const summary = cutAtWord(description || (shop?.description ?? ''), MAX_DESCRIPTION_LENGTH);
	const picture = own ?? { src: shop?.icons.link ?? '', ...LINK_SIZE };
	const { canonical, alternates, indexed } = pageAddresses(origin ?? '', pathname, search, shop?.languages);
	const isListed = indexed && !hidden;
	return (
		<>
			<title>{fullTitle}</title>
			<meta name="description" content={summary} />
			{!isListed && <meta name="robots" content="noindex, follow" />}
			{origin !== undefined && !hidden && (
				<>
					<link rel="canonical" href={canonical} />
					{isListed &&
						alternates.map(({ language: tag, href }) => (
							<link key={tag} rel="alternate" hrefLang={tag} href={href} />
						))}
					<meta property="og:site_name" content={shop?.name} />
					<meta property="og:type" content={type} />
					<meta property="og:title" content={title ?? shop?.tagline} />
					<meta property="og:description" content={summary} />
					<meta property="og:url" content={canonical} />
					<meta property="og:locale" content={OPEN_GRAPH_LOCALES[language]} />
					{shop?.languages
						.filter((other) => other !== language)
						.map((other) => (
							<meta key={other} property="og:locale:alternate" content={OPEN_GRAPH_LOCALES[other]} />
						))}
					<meta property="og:image" content={origin + picture.src} />
					<meta property="og:image:width" content={String(picture.width)} />
					<meta property="og:image:height" content={String(picture.height)} />
				</>
			)}
		</>
	);
}

/**
 * Returns the origin for the page's own absolute addresses. It is undefined if the layout's data could not be
 * read.
 */
function useOrigin(): string | undefined {
	return useRootData()?.origin;
}

/** Turns a path of the shop into its absolute address, in the language of this page's address. */
export function useWorldAddress(): ((path: string) => string) | undefined {
	const origin = useOrigin();
	const language = findLanguage(new URLSearchParams(useLocation().search).get('lang'));
	if (origin === undefined) return undefined;
	return (path) => `${origin}${path}${language ? `?lang=${language}` : ''}`;
}
