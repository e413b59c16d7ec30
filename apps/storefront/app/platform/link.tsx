import { type ComponentProps, startTransition, useEffect } from 'react';
import { useLocation } from 'react-router';
import { inPageLanguage } from './page-language.ts';
import { useTexts } from './texts.tsx';
import { useShopNavigate } from './use-shop-navigate.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'download'> & {
	/** A path from the root of the shop. */
	to: string;
	/** Replaces this page in the history. */
	replace?: boolean;
	preventScrollReset?: boolean;
	/** Lets the browser load the page as a new document. */
	reloadDocument?: boolean;
};

/**
 * A link inside the shop. It renders only an `a` element, because a page has a hundred links and more. The
 * router's own link would compute its target again whenever the page changes. `useLinks` handles the clicks
 * on all of them.
 */
export function Link({ to, replace, preventScrollReset, reloadDocument, ...rest }: LinkProps) {
	return (
		<a {...rest} href={to} data-link={reloadDocument ? undefined : wayOf(replace, preventScrollReset)} />
	);
}

/** Marks the link to the current page. */
export function NavLink(props: LinkProps) {
	const { pathname } = useLocation();
	return <Link aria-current={pathname === props.to ? 'page' : undefined} {...props} />;
}

const wayOf = (replace = false, stays = false) =>
	[replace && 'replace', stays && 'stays'].filter(Boolean).join(' ');

/**
 * Lets the router follow links whose clicks nothing else has handled. Before hydration and without script,
 * the browser follows them.
 */
export function useLinks(): void {
	const navigate = useShopNavigate();
	const { language } = useTexts();
	useEffect(() => {
		const follow = (event: MouseEvent) => {
			const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-link]');
			if (!link || event.defaultPrevented || !isPlainClick(event)) return;
			event.preventDefault();
			const way = link.dataset.link?.split(' ') ?? [];
			const to = inPageLanguage(link.pathname + link.search + link.hash, language);
			const { pathname, search, hash } = window.location;
			// In a transition, the router requests the page's data first, and the loading bar is rendered
			// after that.
			startTransition(() => {
				void navigate(to, {
					replace: to === pathname + search + hash || way.includes('replace'),
					preventScrollReset: way.includes('stays'),
				});
			});
		};
		// Registered on the window so that React's own listeners, which are on the document, run first.
		window.addEventListener('click', follow);
		return () => window.removeEventListener('click', follow);
	}, [navigate, language]);
}

function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
	return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
