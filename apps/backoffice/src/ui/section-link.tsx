import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { rightToOpen } from '../platform/sections.ts';
import { useMember } from '../platform/session.ts';

/** A link into another section. Members of staff who may not open that section see plain text. */
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
