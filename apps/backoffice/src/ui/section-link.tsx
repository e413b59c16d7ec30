import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { rightToOpen } from '../platform/sections.ts';
import { useMember } from '../platform/session.ts';

/** A link into another section; plain text for members who may not open it. */
export function SectionLink({ to, children, ...rest }: ComponentProps<typeof Link> & { to: string }) {
	const { may } = useMember();
	const right = rightToOpen(to);
	if (right && !may(right)) return children;
	return (
		<Link to={to} {...rest}>
			{children}
		</Link>
	);
}
