import { type LinkProps, Link as RouterLink } from 'react-router';

/**
 * A link inside the shop. The router's own works out at every one where it leads from here; the server, which draws over a
 * hundred a page, knows: an address from the root leads where it says.
 */
export const Link = import.meta.env.SSR ? ServerLink : RouterLink;

const FROM_ROOT = /^\/(?!\/)/;

/** The same element as the router's, so that the browser finds what it expects. */
function ServerLink(props: LinkProps) {
	const {
		to,
		relative,
		reloadDocument,
		replace,
		mask,
		state,
		preventScrollReset,
		viewTransition,
		...anchor
	} = props;
	const { discover = 'render', prefetch, defaultShouldRevalidate, onClick, ...rest } = anchor;
	if (typeof to !== 'string' || !FROM_ROOT.test(to) || mask || prefetch) return <RouterLink {...props} />;
	return <a {...rest} href={to} data-discover={discover === 'render' ? 'true' : undefined} />;
}
