import { type ComponentProps, createContext, type ReactNode, use, useState } from 'react';

/** The HTML that the server has rendered beforehand, by element id. */
export type PrerenderedParts = Readonly<Partial<Record<string, string>>>;

const PrerenderedPartsContext = createContext<PrerenderedParts>({});

export const PrerenderedPartsProvider = PrerenderedPartsContext.Provider;

type Props = ComponentProps<'nav'> & { as: 'nav' | 'footer'; id: string; children: ReactNode };

/**
 * A part of the layout that does not change while the page is open. The server renders its content once per
 * language, and the browser adopts the HTML without hydrating it: the catalogue's hundred links would cost a
 * cheap phone 10 % of hydration, and `useLinks` follows them anyway. Event handlers inside would never be
 * attached, so `assertStatic` refuses them. If the part first appears after navigation, the browser renders
 * it.
 */
export function StaticHtml({ as: Element, children, ...rest }: Props) {
	const html = useHtml(rest.id);
	if (html === undefined) return <Element {...rest}>{children}</Element>;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it
	return <Element {...rest} dangerouslySetInnerHTML={html} />;
}

const useHtml = import.meta.env.SSR ? usePrerendered : useAdopted;

function usePrerendered(id: string) {
	const html = use(PrerenderedPartsContext)[id];
	return html === undefined ? undefined : { __html: html };
}

/** Returns the same object at each render, so that React compares it once. */
function useAdopted(id: string) {
	const [adopted] = useState(() => {
		const element = document.getElementById(id);
		return element ? { __html: element.innerHTML } : undefined;
	});
	return adopted;
}
