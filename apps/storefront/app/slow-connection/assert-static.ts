import { Children, Fragment, isValidElement, type ReactNode } from 'react';

/**
 * Returns the node, or throws if something in it has an event handler. StaticHtml is never hydrated, so the
 * handler would be lost. Components are called as functions, so this must run inside a component. Components
 * made by memo, lazy or a context are refused.
 */
export function assertStatic(node: ReactNode): ReactNode {
	Children.forEach(node, (child) => {
		if (!isValidElement<{ children?: ReactNode }>(child)) return;
		const { type, props } = child;
		if (typeof type === 'function') {
			const render = type as (props: object) => ReactNode;
			assertStatic(render(props));
			return;
		}
		if (typeof type !== 'string' && type !== Fragment)
			throw new Error('StaticHtml takes only elements and plain function components.');
		const handler = Object.entries(props).find(([name, value]) => /^on[A-Z]/.test(name) && value)?.[0];
		if (handler)
			throw new Error(`<${String(type)}> in StaticHtml has ${handler}, which would never be called.`);
		assertStatic(props.children);
	});
	return node;
}
