import { HOME_CATEGORIES_PER_FETCH, homeCardSize } from '@dukan/domain/content/home/home-paging.ts';
import { showToast } from '@dukan/ui/toast.tsx';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { getJson } from '../../platform/api-client.ts';
import { useTexts } from '../../platform/texts.tsx';
import { type HomeSection, homeSections } from './home-data.ts';

/**
 * The sections that "load more" added, by visit to the page. After Back they are shown again at once, so that
 * the scroll position is found.
 */
const loadedByVisit = new Map<string, HomeSection[]>();

/** HOME-07: returns the sections of the page and those that "load more" added. */
export function useHomeSections(first: HomeSection[]) {
	const { language, t } = useTexts();
	const { key } = useLocation();
	const [more, setMore] = useState(() => loadedByVisit.get(key) ?? []);
	const [loading, setLoading] = useState(false);
	const sections = [...first, ...more];
	/** The id of the first section that the last "load more" added. */
	const newest = useRef<number>(undefined);

	useEffect(() => {
		if (more.length > 0) loadedByVisit.set(key, more);
		// The clicked button disappears once all sections are loaded. The focus then moves to the first of
		// the new sections.
		if (newest.current && document.activeElement === document.body)
			document
				.querySelector<HTMLElement>(`[aria-labelledby=category-${newest.current}] a`)
				?.focus({ preventScroll: true });
	}, [key, more]);

	async function loadMore(): Promise<void> {
		setLoading(true);
		try {
			const home = await getJson('/api/home', {
				limit: HOME_CATEGORIES_PER_FETCH,
				offset: sections.length,
				cardSize: homeCardSize(window.innerWidth),
			});
			const loaded = homeSections(home.rows, language);
			newest.current = loaded[0]?.id;
			setMore([...more, ...loaded]);
		} catch (error) {
			console.error('The next categories were not loaded.', error);
			showToast(t('error.load'), 'problem');
		} finally {
			setLoading(false);
		}
	}
	return { sections, loadMore, loading };
}
