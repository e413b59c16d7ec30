import { type LinkProps, Link as RouterLink } from 'react-router';

/**
 * A link inside the shop. The router's own works out at every one where it leads from here; the server, which draws over a
 * hundred a page, knows: an address from the root leads where it says.
 */
export const Link = import.meta.env.SSR ? ServerLink : RouterLink;

const FROM_ROOT = /^\/(?!\/)/;

/** What the router's own takes for itself. */
const NO_ATTRIBUTES = {
	...{ to: undefined, relative: undefined, reloadDocument: undefined, replace: undefined, state: undefined },
	...{ preventScrollReset: undefined, viewTransition: undefined, discover: undefined },
	defaultShouldRevalidate: undefined,
};

/** The same element as the router's, so that the browser finds what it expects. */
function ServerLink(props: LinkProps) {
	const { to, mask, prefetch, discover = 'render' } = props;
	if (typeof to !== 'string' || !FROM_ROOT.test(to) || mask || prefetch) return <RouterLink {...props} />;
	return (
		<a {...props} {...NO_ATTRIBUTES} href={to} data-discover={discover === 'render' ? 'true' : undefined} />
	);
}
