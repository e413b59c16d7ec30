import { type ComponentProps, createContext, type ReactNode, use, useState } from 'react';

/** What the server has drawn before, by id. */
export type DrawnParts = Readonly<Partial<Record<string, string>>>;

const DrawnPartsContext = createContext<DrawnParts>({});

export const DrawnPartsProvider = DrawnPartsContext.Provider;

type Props = ComponentProps<'nav'> & { as: 'nav' | 'footer'; id: string; children: ReactNode };

/**
 * A part that stays as it is drawn while the page is open. The server draws it once for all who read the same language, and
 * the browser takes it as it finds it: to wake the hundred links of the catalogue one by one takes a cheap phone time for
 * nothing, for `useLinks` follows them anyway. Where no server has drawn it, the browser does.
 */
export function StillPart({ as: Element, children, ...rest }: Props) {
	const drawn = useDrawn(rest.id);
	if (drawn === undefined) return <Element {...rest}>{children}</Element>;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: React drew it
	return <Element {...rest} dangerouslySetInnerHTML={drawn} />;
}

const useDrawn = import.meta.env.SSR ? useDrawnBefore : useFound;

function useDrawnBefore(id: string) {
	const html = use(DrawnPartsContext)[id];
	return html === undefined ? undefined : { __html: html };
}

/** The same object each time, so that React looks at it once. */
function useFound(id: string) {
	const [found] = useState(() => {
		const element = document.getElementById(id);
		return element ? { __html: element.innerHTML } : undefined;
	});
	return found;
}
